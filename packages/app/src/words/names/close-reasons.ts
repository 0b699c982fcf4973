import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CloseReason } from '@mediation/api-client';

/** The reasons for closing a case, without blame. */
export const closeReasons: Record<CloseReason, MessageDescriptor> = {
  agreed_full: msg`Agreed in full`,
  agreed_part: msg`Agreed in part`,
  no_agreement: msg`No agreement`,
  withdrawn: msg`Withdrawn`,
  not_proceeding: msg`Not going on`,
};
