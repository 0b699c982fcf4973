import { listCases, listConversations } from '@mediation/api-client';
import { useEffect, useState } from 'react';
import { createActor } from 'xstate';
import { useEndpoint } from '../backend/use-endpoint.ts';
import { useLogged } from '../backend/use-logged.ts';
import { activeCaseMachine } from './active-case.machine.ts';
import { useUser } from '../auth/session-provider.tsx';
import { activeCase, useActiveCase } from './stored-active-case.ts';
import { storedSession } from '../auth/stored-session.ts';

/** Keeps the stored active case up to date. It stores nothing after sign-out, and only logs errors. */
export function KeepActiveCase() {
  const { role } = useUser();
  const active = useActiveCase();
  const [actor] = useState(() => startKeeping(role !== 'admin'));
  const { data, error: failure } = useEndpoint(listCases, {});
  // An admin is in no channel of the case that they look at.
  const isOpen = { enabled: active !== null && role !== 'admin' };
  const { error } = useEndpoint(listConversations, { caseId: active ?? '' }, isOpen);
  const isRefused = error !== null && (error.code === 'forbidden' || error.code === 'not_found');
  useLogged(isRefused ? null : (failure ?? error), 'Failed to count unread messages');

  useEffect(() => {
    actor.send(active === null ? { type: 'case.forgotten' } : { type: 'case.opened', id: active });
  }, [actor, active]);
  useEffect(() => {
    if (data) actor.send({ type: 'cases.read', ids: data.cases.map(({ id }) => id) });
  }, [actor, data]);
  useEffect(() => {
    if (active !== null && isRefused) actor.send({ type: 'case.refused', id: active });
  }, [actor, active, isRefused]);
  return null;
}

const startKeeping = (chooses: boolean) =>
  createActor(
    activeCaseMachine.provide({
      actions: {
        choose: (_, { id }) => {
          if (id !== undefined && storedSession.token() !== null) activeCase.save(id);
        },
        forget: () => activeCase.clear(),
      },
    }),
    { input: { chooses } },
  ).start();
