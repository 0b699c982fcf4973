import type { Intake } from '@mediation/api-client';
import { tabStorage } from '../../browser/storage.ts';
import type { IntakeValues } from './answers.ts';

/** Answers that the server does not have yet, and the intake that they were written on. */
export interface Unsaved {
  values: IntakeValues;
  base: Intake | null;
}

/**
 * Keeps unsaved answers in this tab, where they outlive a reload and a lost connection. Signing out and the quick exit
 * empty the tab.
 */
export const unsavedValues = (userId: string, caseId: string) => {
  const key = `intake:${userId}:${caseId}`;
  return {
    read: () => JSON.parse(tabStorage.getItem(key) ?? 'null') as Unsaved | null,
    keep: (unsaved: Unsaved) => tabStorage.setItem(key, JSON.stringify(unsaved)),
    drop: () => tabStorage.removeItem(key),
  };
};
