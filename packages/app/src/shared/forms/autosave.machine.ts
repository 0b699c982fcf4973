import { assign, fromPromise, setup } from 'xstate';
import { mayPass } from '../../backend/may-pass.ts';

export type AutosaveEvent =
  /** The person changed an answer. */
  | { type: 'answer.changed' }
  /** The page is left, hidden or about to be submitted: save without delay. */
  | { type: 'save.wanted' }
  /** The browser is online again. */
  | { type: 'network.returned' }
  /** The person chose between their answers and those of the other device or tab. */
  | { type: 'clash.settled' };

/** `saved`: all is saved; `more`: answers changed during the save; `clash`: the same answers were changed elsewhere. */
export type SaveResult = 'saved' | 'more' | 'clash';

/**
 * Saves answers shortly after the last keystroke. A failed save that may succeed later is retried; a refused one waits
 * for a change; a clash waits for the person.
 */
export const autosaveMachine = setup({
  types: {
    events: {} as AutosaveEvent,
    context: {} as { isUnsaved: boolean; error: unknown },
    input: {} as { isUnsaved: boolean },
    tags: {} as 'settled',
  },
  actors: {
    save: fromPromise<SaveResult>(() => Promise.reject(new Error('save is not provided'))),
  },
  delays: { pause: 1_000, retry: 5_000 },
}).createMachine({
  id: 'autosave',
  context: ({ input }) => ({ ...input, error: null }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: ({ context }) => context.isUnsaved, target: 'saving' }, { target: 'saved' }] },
    saved: { tags: 'settled', on: { 'answer.changed': 'unsaved' } },
    unsaved: {
      after: { pause: 'saving' },
      on: { 'answer.changed': { target: 'unsaved', reenter: true }, 'save.wanted': 'saving' },
    },
    saving: {
      entry: assign({ error: null }),
      invoke: {
        src: 'save',
        onDone: [
          { guard: ({ event }) => event.output === 'clash', target: 'clashing' },
          { guard: ({ event }) => event.output === 'more', target: 'unsaved' },
          { target: 'saved' },
        ],
        onError: [
          {
            guard: ({ event }) => mayPass(event.error),
            target: 'failed',
            actions: assign({ error: ({ event }) => event.error }),
          },
          { target: 'refused', actions: assign({ error: ({ event }) => event.error }) },
        ],
      },
    },
    failed: {
      tags: 'settled',
      after: { retry: 'saving' },
      on: { 'save.wanted': 'saving', 'network.returned': 'saving' },
    },
    refused: { tags: 'settled', on: { 'answer.changed': 'unsaved', 'save.wanted': 'saving' } },
    clashing: { tags: 'settled', on: { 'clash.settled': 'saving' } },
  },
});
