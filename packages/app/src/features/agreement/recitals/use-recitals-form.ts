import { useLingui } from '@lingui/react/macro';
import { recitalGaps } from '@mediation/agreement';
import { type DraftRecitals, saveRecitals } from '@mediation/api-client';
import { useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { useUnsavedChanges } from '../../../shared/forms/unsaved-changes.ts';
import { useAction } from '../../../shared/forms/use-action.ts';
import { type RecitalValues, recitalsFrom, valuesOf } from './recital-draft.ts';
import { recitalErrors } from './recital-errors.ts';

/** What is typed of the recitals, what is missing or wrong in it, and its saving. */
export function useRecitalsForm(caseId: string, read: DraftRecitals) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  const [kept, setKept] = useState(read);
  const [values, setValues] = useState(() => valuesOf(read));
  const [attempt, setAttempt] = useState(0);
  useUnsavedChanges(JSON.stringify(values) !== JSON.stringify(valuesOf(kept)));
  const { parties, birth_dates: birthDates } = kept;
  const errors = attempt > 0 ? recitalErrors(values, birthDates) : [];
  const change = (part: Partial<RecitalValues>) => setValues({ ...values, ...part });
  const gaps = recitalGaps(recitalsFrom(values, birthDates), { parties, birthDates });
  const isNewer = read.version > kept.version && !isBusy;
  const show = (it: DraftRecitals) => {
    setKept(it);
    setValues(valuesOf(it));
    setAttempt(0);
  };
  const save = (isConfirmed: boolean) => {
    setAttempt(attempt + 1);
    if (recitalErrors(values, birthDates).length > 0) return;
    const { version } = kept;
    const input = { caseId, recitals: recitalsFrom(values, birthDates), is_confirmed: isConfirmed };
    void run(async () => show(await call(saveRecitals, { ...input, ...(version > 0 && { version }) })), {
      failed: t`Failed to save the recitals`,
      done: isConfirmed ? t`Recitals confirmed` : t`Recitals saved`,
    });
  };
  return { kept, values, gaps, errors, attempt, isBusy, isNewer, change, save, show };
}
