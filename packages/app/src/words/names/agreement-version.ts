import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { DocumentKind } from '@mediation/api-client';
import { agreementNames } from './agreement-names.ts';

/** Names a document of the agreement, with its version once one is released: "Parenting Plan, version 1". */
export function agreementVersionText(document: DocumentKind, number: number | null): string {
  const name = i18n._(agreementNames[document]);
  return number === null ? name : t`${name}, version ${number}`;
}

const objects: Record<DocumentKind, (number: number) => string> = {
  memorandum: (number) => t`the Memorandum of Understanding, version ${number}`,
  finances: (number) => t`the Open Financial Statement, version ${number}`,
  parenting: (number) => t`the Parenting Plan, version ${number}`,
};

/** Names a released version as the object of a sentence: "Daniel signed the Parenting Plan, version 1". */
export const agreementObject = (document: DocumentKind, number: number) => objects[document](number);
