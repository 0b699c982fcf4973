import { type CaseProgress, type Missing, type Step, stepAfter, steps } from '@mediation/api-client';
import { assign, fromPromise, setup } from 'xstate';

/** The events of a case's progress through the seven steps. */
export type ProcessEvent =
  /** The server returned the progress. */
  | { type: 'progress.read'; progress: CaseProgress }
  /** The mediator states that the review is complete. */
  | { type: 'step.submitted' }
  /** The mediator has read the reason of the refusal. */
  | { type: 'refusal.read' };

export interface ProcessContext {
  /** The server's answer. It alone decides the current step and the unmet conditions. */
  progress: CaseProgress;
  error: unknown;
}

/** The unmet conditions of the current step. */
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

/** A step that ends when its conditions are met. */
const waiting = base.createStateConfig({
  on: {
    'progress.read': {
      target: placing,
      actions: { type: 'keepProgress', params: ({ event }) => ({ progress: event.progress }) },
    },
  },
});

/** The step that the mediator completes. A failed save returns to `editing`, with the reason. */
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

/** The seven steps of a case. The server decides the current step; the machine only adds the state of the screen. */
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
