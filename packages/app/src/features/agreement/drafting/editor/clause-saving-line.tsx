import { useLingui } from '@lingui/react/macro';
import { Check, CloudOff, PenLine } from 'lucide-react';
import type { ClauseDraft } from './clause-draft.ts';
import * as styles from '../workspace.css.ts';
import { useDraftState } from './use-clause-draft.ts';

/** Whether the open clause is saved. */
export function ClauseSavingLine({ draft }: { draft: ClauseDraft | null }) {
  const { t } = useLingui();
  const state = useDraftState(draft);
  return (
    <output className={styles.saving}>
      {state?.status === 'saved' && state.isTouched && (
        <>
          <Check />
          {t`Saved just now`}
        </>
      )}
      {(state?.status === 'unsaved' || state?.status === 'saving') && (
        <>
          <PenLine />
          {t`Saving`}
        </>
      )}
      {state?.status === 'failed' && (
        <>
          <CloudOff />
          {t`Not saved yet. Your words stay in this tab.`}
        </>
      )}
    </output>
  );
}
