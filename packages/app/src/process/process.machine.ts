import { type CaseProgress, type Missing, type Step, stepAfter, steps } from '@mediation/api-client';
import { assign, fromPromise, setup } from 'xstate';

/** What can happen to the way of a case through the seven steps. */
export type ProcessEvent =
  /** The server answered where the case is. */
  | { type: 'progress.read'; progress: CaseProgress }
  /** The mediator states that the review is complete. */
  | { type: 'step.submitted' }
  /** The mediator has read why the case did not go on. */
  | { type: 'refusal.read' };

export interface ProcessContext {
  /** The server's answer. It alone says which step a case is in, and what is missing for the next one. */
  progress: CaseProgress;
  error: unknown;
}

/** What the step that a case is in still waits for. */
export const missingNow = ({ progress }: Pick<ProcessContext, 'progress'>): Missing[] =>
  progress.steps.find(({ id }) => id === progress.step)?.missing ?? [];

const base = setup({
  types: {
    events: {} as ProcessEvent,
    context: {} as ProcessContext,
    tags: {} as 'saving',
    input: {} as { progress: CaseProgress },
  },
  actors: {
    advance: fromPromise<CaseProgress, { step: Step; version: number }>(() =>
      Promise.reject(new Error('advance is not provided')),
    ),
  },
  guards: {
    isIn: ({ context }, { step }: { step: Step }) => context.progress.step === step,
    isComplete: ({ context }) => context.progress.is_complete,
    canAdvance: ({ context }) => context.progress.can_advance,
  },
  actions: {
    keepProgress: assign({ progress: (_, { progress }: { progress: CaseProgress }) => progress }),
    keepError: assign({ error: (_, { error }: { error: unknown }) => error }),
    clearError: assign({ error: null }),
  },
});

const placing = '#process.placing';

/** A step that ends when its facts are there. */
const waiting = base.createStateConfig({
  on: {
    'progress.read': {
      target: placing,
      actions: { type: 'keepProgress', params: ({ event }) => ({ progress: event.progress }) },
    },
  },
});

/** The step that the mediator ends by hand. A failed save returns to `editing`, with the reason. */
const review = base.createStateConfig({
  ...waiting,
  initial: 'editing',
  states: {
    editing: { on: { 'step.submitted': { guard: 'canAdvance', target: 'saving' } } },
    saving: {
      tags: 'saving',
      entry: 'clearError',
      on: { 'progress.read': {} },
      invoke: {
        src: 'advance',
        input: ({ context: { progress } }) => ({
          step: stepAfter(progress.step) ?? progress.step,
          version: progress.version,
        }),
        onDone: {
          target: placing,
          actions: { type: 'keepProgress', params: ({ event }) => ({ progress: event.output }) },
        },
        onError: {
          target: 'editing',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
});

/** The seven steps of a case. Where it is comes from the server; the machine holds what the screen needs beside that. */
export const processMachine = base.createMachine({
  id: 'process',
  context: ({ input }) => ({ ...input, error: null }),
  on: { 'refusal.read': { actions: 'clearError' } },
  initial: 'placing',
  states: {
    placing: {
      always: [
        { guard: 'isComplete', target: 'done' },
        ...steps.map((id) => ({ guard: { type: 'isIn', params: { step: id } }, target: id }) as const),
      ],
    },
    intake: waiting,
    document_upload: waiting,
    mediator_review: review,
    first_session: waiting,
    negotiation_sessions: waiting,
    agreement_draft: waiting,
    final_agreement: waiting,
    done: waiting,
  },
});
