import { useLingui } from '@lingui/react/macro';
import { type AgreementVersion, reopenClause } from '@mediation/api-client';
import { Button, Checkbox, Notice } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { ActionDialog } from '../../../shared/forms/action-dialog.tsx';
import { focusClause } from './focus-clause.ts';
import * as styles from './workspace.css.ts';

export interface ReopenNoticeProps {
  /** The version that both parties signed. */
  version: AgreementVersion;
  /** The clause that is open or was asked for, though it may be gone from the draft. */
  clauseId: string | undefined;
}

/** That a document is signed, and the way to change one clause of it while the others stand. */
export function ReopenNotice({ version: { case_id: caseId, document, number, clauses }, clauseId }: ReopenNoticeProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const [isAsking, setAsking] = useState(false);
  const [withAnnex, setWithAnnex] = useState(false);
  const at = clauses.findIndex(({ id }) => id === clauseId);
  if (clauseId === undefined || at === -1) return null;
  const clauseNumber = at + 1;
  return (
    <Notice
      className={styles.notice}
      action={
        <Button tone="secondary" size="small" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {t`Open this clause again`}
        </Button>
      }
    >
      {t`Both parties signed version ${number}. Once you release changes to this draft, it ends, and both sign anew. To change one clause while version ${number} stays in force, open that clause again.`}
      {isAsking && (
        <ActionDialog
          title={t`Open clause ${clauseNumber} again?`}
          description={t`The draft starts again from the signed words; what was written since then is dropped. Only clause ${clauseNumber} can change. Version ${number} stays in force until both parties have signed the new one. Its readers are told.`}
          action={t`Open this clause`}
          failed={t`Failed to open the clause`}
          done={t`Clause ${clauseNumber} is open.`}
          work={() => call(reopenClause, { caseId, clause_id: clauseId, with_annex: withAnnex })}
          onClose={() => setAsking(false)}
          focusAfter={focusClause}
        >
          {document !== 'memorandum' && (
            <Checkbox
              label={document === 'parenting' ? t`The schedule may change, too` : t`The figures may change, too`}
              checked={withAnnex}
              onCheckedChange={setWithAnnex}
            />
          )}
        </ActionDialog>
      )}
    </Notice>
  );
}
