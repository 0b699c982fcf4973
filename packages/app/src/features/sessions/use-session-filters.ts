import { SessionStatus } from '@mediation/api-client';
import { useSearchParams } from 'react-router-dom';

const whens = ['coming', 'past'] as const;

const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** What narrows the list of sessions. It is kept in the address, so that a view can be a bookmark. */
export function useSessionFilters() {
  const [search, setSearch] = useSearchParams();
  const set = (name: 'q' | 'case' | 'status' | 'when', value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const caseId = search.get('case') ?? '';
  return {
    q: search.get('q') ?? '',
    caseId: isId(caseId) ? caseId : undefined,
    when: whens.find((it) => it === search.get('when')),
    status: SessionStatus.safeParse(search.get('status')).data,
    set,
  };
}

export type SessionFilters = ReturnType<typeof useSessionFilters>;
