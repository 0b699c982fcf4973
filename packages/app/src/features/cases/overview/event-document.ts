import { i18n } from '@lingui/core';
import { type CaseEvent, DocumentKind, DocumentType } from '@mediation/api-client';
import { agreementVersionText } from '../../../words/names/agreement-version.ts';
import { documentNames } from '../../../words/names/document-names.ts';
import { versionIn } from '../../../words/texts/event-version.ts';

/** Names the document that an event is about, where the event says it: one that was sent in, or one of the agreement. */
export function eventDocument({ details }: Pick<CaseEvent, 'details'>): string | undefined {
  const sent = DocumentType.safeParse(details['doc_type']);
  if (sent.success) return i18n._(documentNames[sent.data]);
  const agreed = DocumentKind.safeParse(details['document']);
  return agreed.success ? agreementVersionText(agreed.data, versionIn({ details })?.number ?? null) : undefined;
}
