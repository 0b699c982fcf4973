import { createActor, fromPromise, type SnapshotFrom, waitFor } from 'xstate';
import { autosaveMachine, type SaveResult } from './autosave.machine.ts';
import type { SavedDraft } from './use-saved-draft.ts';

export interface Autosave<State> {
  /** Whether an earlier visit left something to save. */
  isUnsaved: boolean;
  save: () => Promise<SaveResult>;
  /** What to show of the draft, and of how saving goes. */
  look: (saving: SnapshotFrom<typeof autosaveMachine>) => State;
}

/** Begins to save a draft by itself. */
export function autosave<State>({ isUnsaved, save, look }: Autosave<State>) {
  const listeners = new Set<() => void>();
  const actor = createActor(autosaveMachine.provide({ actors: { save: fromPromise(save) } }), {
    input: { isUnsaved },
  }).start();
  let seen = look(actor.getSnapshot());
  const show = () => {
    seen = look(actor.getSnapshot());
    for (const listener of listeners) listener();
  };
  actor.subscribe(show);

  const draft: SavedDraft<State> = {
    state: () => seen,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    saveSoon: () => actor.send({ type: 'save.wanted' }),
    isOnline: () => actor.send({ type: 'network.returned' }),
    leave: () => {
      if (actor.getSnapshot().status !== 'active') return;
      actor.send({ type: 'save.wanted' });
      actor.subscribe(({ value }) => value === 'failed' && actor.stop());
      if (actor.getSnapshot().matches('failed')) actor.stop();
    },
  };
  return {
    draft,
    /** Shows what has changed. */
    show,
    changed: () => actor.send({ type: 'answer.changed' }),
    settled: () => actor.send({ type: 'clash.settled' }),
    isSaved: () => actor.getSnapshot().matches('saved'),
    /** Saves, and says whether everything is saved once that has ended. */
    saved: async () => {
      actor.send({ type: 'save.wanted' });
      const { value } = await waitFor(actor, (it) => it.hasTag('settled'));
      return value === 'saved';
    },
    stop: () => actor.stop(),
  };
}
