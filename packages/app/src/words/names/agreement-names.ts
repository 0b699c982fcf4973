import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { DocumentKind } from '@mediation/api-client';

/** The names of the three documents. */
export const agreementNames: Record<DocumentKind, MessageDescriptor> = {
  memorandum: msg`Memorandum of Understanding`,
  finances: msg`Open Financial Statement`,
  parenting: msg`Parenting Plan`,
};

/** The same in plain words, for the parties. */
export const agreementHints: Record<DocumentKind, MessageDescriptor> = {
  memorandum: msg`What you agreed`,
  finances: msg`Your money, side by side`,
  parenting: msg`When your children are with whom`,
};
