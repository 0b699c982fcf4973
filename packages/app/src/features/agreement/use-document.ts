import type { AgreementDocument, DocumentKind } from '@mediation/api-client';
import { useSearchParams } from 'react-router-dom';

/** The document that the address asks for, by its kind or its newest version; without one the first that its reader can read. */
export function useDocument(documents: readonly AgreementDocument[]): AgreementDocument | undefined {
  const [search] = useSearchParams();
  return (
    documents.find(({ document }) => document === search.get('document')) ??
    documents.find(({ newest }) => newest !== null && newest.id === search.get('version')) ??
    documents.find(({ draft, newest }) => draft !== null || newest !== null) ??
    documents[0]
  );
}

/** The part of an address that names a document. */
export const documentSearch = (document: DocumentKind) => ({ search: `?document=${document}` });
