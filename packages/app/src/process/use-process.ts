import { type CaseProgress, type Step, getCaseStep, advanceCase } from '@mediation/api-client';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise, waitFor } from 'xstate';
import { useBackend } from '../backend/backend-provider.tsx';
import { queryKey } from '../backend/use-endpoint.ts';
import { processMachine } from './process.machine.ts';

/**
 * The way of a case through the seven steps, kept at the server's latest answer. Give what uses it the case as its
 * `key`. Ask `state.can({ type: 'step.submitted' })` whether the mediator can take the case on; `takeOn` does it
 * and answers whether it went on; the reason of a refusal is kept until `letGo`.
 */
export function useProcess(caseId: string, progress: CaseProgress) {
  const { call, queries } = useBackend();
  const [machine] = useState(() => {
    const advance = fromPromise<CaseProgress, { step: Step; version: number }>(async ({ input }) => {
      const next = await call(advanceCase, { caseId, ...input });
      queries.setQueryData(queryKey(getCaseStep, { caseId }), next);
      return next;
    });
    return processMachine.provide({ actors: { advance } });
  });
  const [state, send, actor] = useMachine(machine, { input: { progress } });
  useEffect(() => send({ type: 'progress.read', progress }), [send, progress]);
  return {
    state,
    takeOn: async () => {
      send({ type: 'step.submitted' });
      const { context } = await waitFor(actor, (it) => !it.hasTag('saving'));
      return context.error === null;
    },
    letGo: () => send({ type: 'refusal.read' }),
  };
}
