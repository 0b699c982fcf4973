import type { Intake } from '@mediation/api-client';
import { tabStorage } from '../../browser/storage.ts';
import type { IntakeValues } from './intake-values.ts';

/** Unsaved answers, with the version of the intake that they change. */
export interface Unsaved {
  values: IntakeValues;
  base: Intake | null;
}

/**
 * Stores unsaved answers in this tab, where they survive a reload and a lost connection. Sign-out and quick exit remove
 * them.
 */
export const unsavedValues = (userId: string, caseId: string) => {
  const key = `intake:${userId}:${caseId}`;
  return {
    read: () => JSON.parse(tabStorage.getItem(key) ?? 'null') as Unsaved | null,
    keep: (unsaved: Unsaved) => tabStorage.setItem(key, JSON.stringify(unsaved)),
    drop: () => tabStorage.removeItem(key),
  };
};
