import { useEffect } from 'react';
import { holdPage } from '../../auth/hold-page.ts';

/** The forms on screen with changes that are not saved. */
const changed = new Set<symbol>();

export const hasUnsavedChanges = (): boolean => changed.size > 0;

/** While a form has changes that are not saved, the `LeaveQuestion` of its page asks before somebody leaves. */
export function useUnsavedChanges(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return undefined;
    const form = Symbol('form');
    changed.add(form);
    const release = holdPage();
    return () => {
      changed.delete(form);
      release();
    };
  }, [isChanged]);
}
