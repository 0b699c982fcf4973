import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { DocumentKind } from '@mediation/api-client';

/** The names of the three documents. */
export const agreementNames: Record<DocumentKind, MessageDescriptor> = {
  memorandum: msg`Memorandum of Understanding`,
  finances: msg`Open Financial Statement`,
  parenting: msg`Parenting Plan`,
};
