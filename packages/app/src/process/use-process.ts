import { type CaseProgress, type Step, getCaseStep, advanceCase } from '@mediation/api-client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createActor, fromPromise, waitFor } from 'xstate';
import { useBackend } from '../backend/backend-provider.tsx';
import { queryKey } from '../backend/use-endpoint.ts';
import { useUser } from '../session/session-provider.tsx';
import { processMachine } from './process.machine.ts';

/**
 * The way of a case through the seven steps, kept at the server's latest answer. Give what uses it the case as its
 * `key`. Ask `state.can({ type: 'step.submitted' })` whether the mediator can take the case on; `takeOn` does it
 * and answers whether it went on; the reason of a refusal is kept until `letGo`.
 */
export function useProcess(caseId: string, progress: CaseProgress) {
  const { call, queries } = useBackend();
  const { role } = useUser();
  const [actor] = useState(() => {
    const advance = fromPromise<CaseProgress, { step: Step; version: number }>(async ({ input }) => {
      const next = await call(advanceCase, { caseId, ...input });
      queries.setQueryData(queryKey(getCaseStep, { caseId }), next);
      return next;
    });
    const input = { progress, isMediator: role === 'mediator' };
    return createActor(processMachine.provide({ actors: { advance } }), { input }).start();
  });
  useEffect(() => actor.send({ type: 'progress.read', progress }), [actor, progress]);
  const state = useSyncExternalStore(
    (listener) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    () => actor.getSnapshot(),
  );
  return {
    state,
    takeOn: async () => {
      actor.send({ type: 'step.submitted' });
      const { context } = await waitFor(actor, (it) => !it.hasTag('saving'));
      return context.error === null;
    },
    letGo: () => actor.send({ type: 'refusal.read' }),
  };
}
