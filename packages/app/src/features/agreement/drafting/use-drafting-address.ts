import type { DocumentKind } from '@mediation/api-client';
import { useSearchParams } from 'react-router-dom';

/** The clause that the address names, and the addresses of others in the same document. */
export function useDraftingAddress(document: DocumentKind) {
  const [search, setSearch] = useSearchParams();
  const partsOf = (clause: string | null) => new URLSearchParams({ document, ...(clause !== null && { clause }) });
  return {
    chosen: search.get('clause'),
    addressOf: (clause: string | null) => ({ search: `?${partsOf(clause)}` }),
    /** Opens it at once: what is typed next must not land in the clause before. */
    open: (clause: string | null) => setSearch(partsOf(clause), { flushSync: true }),
  };
}
