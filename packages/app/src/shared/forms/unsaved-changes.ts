import { useEffect, useSyncExternalStore } from 'react';
import { holdPage } from '../../auth/hold-page.ts';

/** The forms on screen with changes that are not saved. */
const changed = new Set<symbol>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify() {
  for (const listener of listeners) listener();
}

/** Whether a form on screen has changes that are not saved. */
export const hasUnsavedChanges = (): boolean => changed.size > 0;

export const useHasUnsavedChanges = (): boolean => useSyncExternalStore(subscribe, hasUnsavedChanges);

/** While a form has changes that are not saved, the `LeaveQuestion` of its page asks before somebody leaves. */
export function useUnsavedChanges(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return undefined;
    const form = Symbol('form');
    changed.add(form);
    notify();
    const release = holdPage();
    return () => {
      changed.delete(form);
      notify();
      release();
    };
  }, [isChanged]);
}
