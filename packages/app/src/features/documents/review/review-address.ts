import { DocumentType } from '@mediation/api-client';
import { useSearchParams } from 'react-router-dom';

/** The lists of the review page. */
export const reviewLists = ['pending', 'confirmed', 'rejected'] as const;
export type ReviewList = (typeof reviewLists)[number];

/** On a phone the page shows one of these at a time. */
export type ReviewStage = 'start' | 'main' | 'end';

/** What the address of the review page says: which list, how it is narrowed, and which document is open. */
export interface ReviewAddress {
  list: ReviewList;
  filters: { search?: string; case_id?: string; doc_type?: DocumentType; min_age_hours?: number };
  /** The document that was chosen; without it, the first one. */
  chosen: string | null;
  stage: ReviewStage;
}

type Part = 'list' | 'search' | 'case' | 'type' | 'age' | 'document' | 'stage';

const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Reads an address; what it says wrongly is as if it were not there. */
export function readReviewAddress(address: URLSearchParams): ReviewAddress {
  const get = (part: Part) => address.get(part) ?? '';
  const type = DocumentType.safeParse(get('type'));
  const age = Number(get('age'));
  return {
    list: reviewLists.find((it) => it === get('list')) ?? 'pending',
    filters: {
      ...(get('search') !== '' && { search: get('search').slice(0, 120) }),
      ...(isUuid.test(get('case')) && { case_id: get('case') }),
      ...(type.success && { doc_type: type.data }),
      ...((age === 24 || age === 48) && { min_age_hours: age }),
    },
    chosen: isUuid.test(get('document')) ? get('document') : null,
    stage: (['main', 'end'] as const).find((it) => it === get('stage')) ?? 'start',
  };
}

/**
 * The address of the review page, and a way to change parts of it; `null` takes a part away. It changes at once: a key
 * that follows must not be about the document before.
 */
export function useReviewAddress() {
  const [search, setSearch] = useSearchParams();
  const change = (parts: Partial<Record<Part, string | null>>) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [part, value] of Object.entries(parts))
          if (value === null || value === '') after.delete(part);
          else after.set(part, value);
        return after;
      },
      { replace: true, flushSync: true },
    );
  const addressOf = (document: string) => {
    const after = new URLSearchParams(search);
    after.set('document', document);
    after.delete('stage');
    return { search: `?${after}` };
  };
  return { ...readReviewAddress(search), change, addressOf };
}
