import type { Intake } from '@mediation/api-client';
import { tabDraft } from '../../../browser/tab-draft.ts';
import type { IntakeValues } from './answers.ts';

/** Answers that the server does not have yet, and the intake that they were written on. */
export interface Unsaved {
  values: IntakeValues;
  base: Intake | null;
}

/** Keeps unsaved answers in this tab until the server has them. */
export const unsavedValues = (userId: string, caseId: string) => tabDraft<Unsaved>(`intake:${userId}:${caseId}`);
