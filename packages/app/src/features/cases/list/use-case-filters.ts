import { CaseSort, CaseStatus, Step } from '@mediation/api-client';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

const names = ['q', 'step', 'status', 'sort'] as const;

/** What narrows and orders the list of cases. It is kept in the address, so that a view can be a bookmark. */
export function useCaseFilters() {
  const [search, setSearch] = useSearchParams();
  const set = useCallback(
    (name: (typeof names)[number], value: string) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          if (value === '') next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  );
  const clear = () => setSearch({}, { replace: true });
  return {
    q: search.get('q') ?? '',
    step: Step.safeParse(search.get('step')).data,
    status: CaseStatus.safeParse(search.get('status')).data,
    sort: CaseSort.safeParse(search.get('sort')).data ?? 'need',
    isNarrowed: names.some((name) => name !== 'sort' && search.has(name)),
    set,
    clear,
  };
}

export type CaseFilters = ReturnType<typeof useCaseFilters>;
