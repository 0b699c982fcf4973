import { ApiError } from '@mediation/api-client';
import { useEffect, useRef } from 'react';
import { useBackend } from '../backend/backend-provider.tsx';
import { useEndpoint } from '../backend/use-endpoint.ts';
import { useUser } from './session-provider.tsx';
import { activeCase, useActiveCase } from './stored-session.ts';

/**
 * Keeps the active case true: a mediator or a party who has none stored gets the first one, and a case whose
 * conversations are closed to the person is forgotten, and not chosen again.
 */
export function useKeepActiveCase() {
  const { queries } = useBackend();
  const { role } = useUser();
  const active = useActiveCase();
  const closed = useRef(new Set<string>());
  const { data } = useEndpoint('listCases', {});
  const chooses = role === 'mediator' || role === 'divorcee';

  useEffect(() => {
    if (!chooses || active !== null) return;
    const first = data?.cases.find(({ id }) => !closed.current.has(id));
    if (first !== undefined) activeCase.save(first.id);
  }, [chooses, active, data]);

  useEffect(
    () =>
      queries.getQueryCache().subscribe(({ query }) => {
        const [name, input] = query.queryKey as [string, { caseId?: string }?];
        if (name !== 'listConversations' || input?.caseId === undefined || !isClosed(query.state.error)) return;
        closed.current.add(input.caseId);
        if (activeCase.read() === input.caseId) activeCase.clear();
      }),
    [queries],
  );
}

const isClosed = (error: unknown) =>
  error instanceof ApiError && (error.code === 'forbidden' || error.code === 'not_found');
