import type { AgreementDocument, DocumentKind } from '@mediation/api-client';
import { useSearchParams } from 'react-router-dom';

/**
 * The document that the address asks for, by its kind or its newest version; without one the first that its reader can read
 * and that the case needs.
 */
export function useDocument(documents: readonly AgreementDocument[]): AgreementDocument | undefined {
  const [search] = useSearchParams();
  return (
    documents.find(({ document }) => document === search.get('document')) ??
    documents.find(({ newest }) => newest !== null && newest.id === search.get('version')) ??
    documents.find(({ draft, newest, is_skipped }) => !is_skipped && (draft !== null || newest !== null)) ??
    documents.find(({ is_skipped }) => !is_skipped)
  );
}

/** The part of an address that names a document. */
export const documentSearch = (document: DocumentKind) => ({ search: `?document=${document}` });
