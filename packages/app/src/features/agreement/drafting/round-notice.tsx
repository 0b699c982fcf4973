import { useLingui } from '@lingui/react/macro';
import { type AgreementDocument, endReopening } from '@mediation/api-client';
import { Button, Notice } from '@mediation/ui';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { useAction } from '../../../shared/forms/use-action.ts';
import type { ClauseDraft } from './clause-draft.ts';
import * as styles from './workspace.css.ts';

export interface RoundNoticeProps {
  document: AgreementDocument;
  /** The number of the reopened clause. */
  number: number;
  /** What is written in it, if it is open. */
  draft: ClauseDraft | null;
}

/** That one clause of a signed document is open, and the way back to the signed words. */
export function RoundNotice({ document: { document, newest }, number, draft }: RoundNoticeProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  if (newest === null) return null;
  const end = async () => {
    if (draft !== null && !(await draft.saved())) return;
    await run(() => call(endReopening, { caseId: newest.case_id, document }), {
      failed: t`Failed to end it`,
      done: t`The signed words stay.`,
    });
  };
  return (
    <Notice
      className={styles.notice}
      {...(newest.is_in_force && {
        action: (
          <Button tone="secondary" size="small" busy={isBusy} onClick={() => void end()}>
            {t`Leave it as signed`}
          </Button>
        ),
      })}
    >
      {newest.clauses.length === 1
        ? t`Clause ${number} is open. The signed version stays in force until both parties have signed the new one.`
        : t`Only clause ${number} is open. All others stand as signed, and the signed version stays in force until both parties have signed the new one.`}
    </Notice>
  );
}
