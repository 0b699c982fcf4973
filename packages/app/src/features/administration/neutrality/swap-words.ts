import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NeutralityResult } from '@mediation/api-client';

/** The largest difference that counts as none. */
export const largestFair = 0.5;

/** What was exchanged. */
export const swapWords: Record<NeutralityResult['kind'], MessageDescriptor> = {
  name: msg`A person’s name`,
  gender: msg`A person’s gender`,
  order: msg`Who speaks first`,
};

/** Which score was compared. */
export const measureWords: Record<NeutralityResult['measure'], MessageDescriptor> = {
  risk: msg`Risk score`,
  tone: msg`Tone intensity`,
};
