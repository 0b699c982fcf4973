import { type CaseProgress, type Step, getCaseStep, advanceCase } from '@mediation/api-client';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise, waitFor } from 'xstate';
import { useBackend } from '../backend/backend-provider.tsx';
import { queryKey } from '../backend/use-endpoint.ts';
import { processMachine } from './process.machine.ts';

/**
 * The progress of a case, kept at the server's latest answer. Use the case id as the `key` of the component.
 * `state.can({ type: 'step.submitted' })` says whether the mediator can advance the case; `advance` does it and returns
 * whether it succeeded; the reason of a refusal is kept until `dismissRefusal`.
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
    advance: async () => {
      send({ type: 'step.submitted' });
      const { context } = await waitFor(actor, (it) => !it.hasTag('saving'));
      return context.error === null;
    },
    dismissRefusal: () => send({ type: 'refusal.read' }),
  };
}
