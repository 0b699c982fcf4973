import { ApiError, type Intake, getIntake, saveIntake } from '@mediation/api-client';
import type { Backend } from '../../../backend/backend.ts';
import { queryKey } from '../../../backend/use-endpoint.ts';
import { isExiting } from '../../../safety/quick-exit.ts';
import type { SaveResult } from '../../../shared/forms/autosave.machine.ts';
import { autosave } from '../../../shared/forms/autosave.ts';
import { hashKey } from '@tanstack/react-query';
import type { IntakeField, IntakeValues } from './answers.ts';
import { changesOf, differingAnswers, mergeIntakeValues, savedValues } from './intake-values.ts';
import { unsavedValues } from './unsaved-values.ts';

interface Start {
  backend: Pick<Backend, 'call' | 'queries'>;
  caseId: string;
  userId: string;
  /** The newest intake that the server returned. */
  intake: Intake | null;
  /** The initial answers while nothing is saved. */
  prefill: Partial<IntakeValues>;
}

/** The draft of an intake: saved automatically, and merged with changes from other devices and tabs. */
export function createIntakeDraft({ backend: { call, queries }, caseId, userId, intake, prefill }: Start) {
  const unsaved = unsavedValues(userId, caseId);
  const left = unsaved.read();
  const key = queryKey(getIntake, { caseId });
  let base = left ? left.base : intake;
  let values = { ...savedValues(base), ...(intake === null && prefill), ...left?.values };
  let clashes: IntakeField[] = [];

  const save = async (): Promise<SaveResult> => {
    const changes = changesOf(values, base);
    if (changes !== null)
      try {
        const version = base?.version;
        const saved = await call(saveIntake, { caseId, ...changes, ...(version !== undefined && { version }) });
        base = saved.intake;
        queries.setQueryData(key, saved);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'conflict') throw error;
        const newest = await call(getIntake, { caseId });
        if (newest.intake?.version === base?.version) throw error;
        adopt(newest.intake);
        queries.setQueryData(key, newest);
        if (clashes.length > 0) return 'clash';
      }
    const more = changesOf(values, base);
    // What the server keeps in another spelling is saved, too.
    if (more !== null && hashKey([more]) !== hashKey([changes])) return 'more';
    if (differingAnswers(values, savedValues(base)).length === 0) unsaved.drop();
    else if (!isExiting()) unsaved.keep({ values, base });
    return 'saved';
  };

  const saving = autosave({
    isUnsaved: left !== null,
    save,
    look: (snapshot) => ({ values, clashes, there: savedValues(base), ...snapshot }),
  });

  function adopt(newest: Intake | null) {
    ({ values, clashes } = mergeIntakeValues(savedValues(base), values, savedValues(newest)));
    base = newest;
    saving.show();
  }

  const write = (next: IntakeValues) => {
    values = next;
    if (!isExiting()) unsaved.keep({ values, base });
    saving.show();
  };

  return {
    ...saving.draft,
    set: (part: Partial<IntakeValues>) => {
      write({ ...values, ...part });
      saving.changed();
    },
    /** Takes a newer intake from the server and shows it at once if nothing is unsaved. */
    read: (newest: Intake | null) => {
      if (newest !== null && newest.version > (base?.version ?? 0) && saving.isSaved()) adopt(newest);
    },
    /** Resolves a clash with the answers of this tab or those from elsewhere. */
    settle: (whose: 'here' | 'there') => {
      const theirs = savedValues(base);
      const taken = whose === 'there' ? Object.fromEntries(clashes.map((field) => [field, theirs[field]])) : {};
      clashes = [];
      write({ ...values, ...taken });
      saving.settled();
    },
    /** Returns the intake once all answers are saved; undefined if saving failed. */
    saved: async (): Promise<Intake | undefined> => {
      saving.changed();
      return (await saving.saved()) ? (base ?? undefined) : undefined;
    },
  };
}
