import { type CaseEvent, DocumentKind } from '@mediation/api-client';

/** The released version of the agreement that an event is about, where the event says it. */
export function versionIn({ details }: Pick<CaseEvent, 'details'>) {
  const document = DocumentKind.safeParse(details['document']);
  const { number } = details;
  return document.success && typeof number === 'number' ? { document: document.data, number } : undefined;
}
