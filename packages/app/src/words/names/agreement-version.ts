import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { DocumentKind } from '@mediation/api-client';
import { agreementNames } from './agreement-names.ts';

/** Names a document of the agreement, with its version once one is released: "Parenting Plan, version 1". */
export function agreementVersionText(document: DocumentKind, number: number | null): string {
  const name = i18n._(agreementNames[document]);
  return number === null ? name : t`${name}, version ${number}`;
}
