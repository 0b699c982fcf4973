import { assign, setup } from 'xstate';

/** The events of the active case. */
export type ActiveCaseEvent =
  /** The person’s cases have loaded, most recent activity first. */
  | { type: 'cases.read'; ids: string[] }
  | { type: 'case.opened'; id: string }
  | { type: 'case.forgotten' }
  /** The person can no longer read its conversations. */
  | { type: 'case.refused'; id: string };

export interface ActiveCaseContext {
  /** Whether the first case is chosen for people without an active one: everybody but admins. */
  chooses: boolean;
  cases: string[];
  /** A case that is not chosen again. */
  refused: string[];
}

const nothing = () => {};
const forChosen: (_: unknown, chosen: { id: string | undefined }) => void = nothing;

const firstOf = ({ cases, refused }: ActiveCaseContext) => cases.find((id) => !refused.includes(id));

/** Decides which case is active: the one opened last, or else the first one. */
export const activeCaseMachine = setup({
  types: {
    events: {} as ActiveCaseEvent,
    context: {} as ActiveCaseContext,
    input: {} as Pick<ActiveCaseContext, 'chooses'>,
  },
  guards: { hasChoice: ({ context }) => context.chooses && firstOf(context) !== undefined },
  actions: {
    choose: forChosen,
    forget: nothing,
    keepCases: assign({ cases: (_, { ids }: { ids: string[] }) => ids }),
    noteRefused: assign({ refused: ({ context }, { id }: { id: string }) => [...context.refused, id] }),
  },
}).createMachine({
  id: 'activeCase',
  context: ({ input }) => ({ ...input, cases: [], refused: [] }),
  on: {
    'cases.read': { actions: { type: 'keepCases', params: ({ event }) => ({ ids: event.ids }) } },
    'case.opened': '.open',
    'case.forgotten': '.none',
  },
  initial: 'none',
  states: {
    none: { always: { guard: 'hasChoice', target: 'choosing' } },
    choosing: { entry: { type: 'choose', params: ({ context }) => ({ id: firstOf(context) }) } },
    open: {
      on: {
        'case.refused': {
          target: 'none',
          actions: ['forget', { type: 'noteRefused', params: ({ event }) => ({ id: event.id }) }],
        },
      },
    },
  },
});
