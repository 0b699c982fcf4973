import { useLingui } from '@lingui/react/macro';
import { type AgreementDocument, restoreDraft } from '@mediation/api-client';
import { Button, Notice } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { ActionDialog } from '../../../../shared/forms/action-dialog.tsx';
import type { ClauseDraft } from './clause-draft.ts';
import { focusClause } from '../clauses/focus-clause.ts';
import * as styles from '../workspace.css.ts';

export interface SignedNoticeProps {
  caseId: string;
  document: AgreementDocument;
  /** Whether the draft differs from the newest version. */
  isChanged: boolean;
  /** The clause that is open. */
  draft: ClauseDraft | null;
}

/** That a signed version stays until the next one is signed, and the way back to its words. */
export function SignedNotice({ caseId, document: it, isChanged, draft }: SignedNoticeProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const [isAsking, setAsking] = useState(false);
  const { document, newest, in_force_number: signed } = it;
  if (newest === null || signed === null) return null;
  const isWaiting = newest.number > signed;
  const next = isWaiting ? newest.number : signed + 1;
  const restore = async () => {
    // What is saved first cannot come back after the signed words.
    if (draft !== null && !(await draft.saved())) throw new Error('The open clause is not saved.');
    await call(restoreDraft, { caseId, document });
  };
  return (
    <Notice
      className={styles.notice}
      {...(isChanged &&
        !isWaiting && {
          action: (
            <Button tone="secondary" size="small" aria-haspopup="dialog" onClick={() => setAsking(true)}>
              {t`Leave it as signed`}
            </Button>
          ),
        })}
    >
      {t`Both parties signed version ${signed}. It stays as it is until both have signed version ${next}.`}{' '}
      {!isWaiting && t`Write here what is to change, and release it: both are asked to sign.`}
      {isAsking && (
        <ActionDialog
          title={t`Leave it as signed?`}
          description={t`Everything in this draft that differs from signed version ${signed} is lost, and cannot be brought back.`}
          action={t`Lose the draft`}
          keepLabel={t`Keep the draft`}
          failed={t`Failed to bring the signed words back`}
          done={t`The draft has the signed words again.`}
          work={restore}
          onClose={() => setAsking(false)}
          focusAfter={focusClause}
        />
      )}
    </Notice>
  );
}
