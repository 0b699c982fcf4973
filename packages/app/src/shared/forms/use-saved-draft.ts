import { useEffect, useSyncExternalStore } from 'react';

/** A draft that saves itself, outside of React. */
export interface SavedDraft<State> {
  state: () => State;
  subscribe: (listener: () => void) => () => void;
  saveSoon: () => void;
  isOnline: () => void;
  /** Saves a last time. If that fails, what was written stays in this tab until the person returns. */
  leave: () => void;
}

/**
 * The state of a draft while its form is mounted. It saves when the tab is hidden, when the network returns, and a last
 * time when the form goes.
 */
export function useSavedDraft<State>(draft: SavedDraft<State>): State {
  const state = useSyncExternalStore(draft.subscribe, draft.state);
  useEffect(() => {
    const isHidden = () => document.hidden && draft.saveSoon();
    globalThis.addEventListener('online', draft.isOnline);
    document.addEventListener('visibilitychange', isHidden);
    return () => {
      globalThis.removeEventListener('online', draft.isOnline);
      document.removeEventListener('visibilitychange', isHidden);
      draft.leave();
    };
  }, [draft]);
  return state;
}
