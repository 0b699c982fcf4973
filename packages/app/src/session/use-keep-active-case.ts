import { limits } from '@mediation/api-client';
import { useEffect, useRef } from 'react';
import { useEndpoint } from '../backend/use-endpoint.ts';
import { useLogged } from '../backend/use-logged.ts';
import { useUser } from './session-provider.tsx';
import { activeCase, storedSession, useActiveCase } from './stored-session.ts';

/**
 * Keeps the active case true: a mediator or a party who has none stored gets the first one, and a case whose
 * conversations are closed to the person is forgotten, and not chosen again. Nothing is stored for somebody who left.
 * What else goes wrong on the way is logged only.
 */
export function useKeepActiveCase() {
  const { role } = useUser();
  const active = useActiveCase();
  const closed = useRef(new Set<string>());
  const { data, error: failure } = useEndpoint('listCases', {});
  const isOpen = { enabled: active !== null, refetchInterval: limits.pollEvery };
  const { error } = useEndpoint('listConversations', { caseId: active ?? '' }, isOpen);
  const isClosed = error !== null && (error.code === 'forbidden' || error.code === 'not_found');
  useLogged(isClosed ? null : (failure ?? error), 'Failed to count unread messages');
  const chooses = role === 'mediator' || role === 'divorcee';

  useEffect(() => {
    if (active === null || !isClosed) return;
    closed.current.add(active);
    activeCase.clear();
  }, [active, isClosed]);

  useEffect(() => {
    if (!chooses || active !== null || storedSession.token() === null) return;
    const first = data?.cases.find(({ id }) => !closed.current.has(id));
    if (first !== undefined) activeCase.save(first.id);
  }, [chooses, active, data]);
}
