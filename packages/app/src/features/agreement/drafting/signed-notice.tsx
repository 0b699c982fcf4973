import { useLingui } from '@lingui/react/macro';
import { type AgreementDocument, restoreDraft } from '@mediation/api-client';
import { Button, Notice } from '@mediation/ui';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { useAction } from '../../../shared/forms/use-action.ts';
import type { ClauseDraft } from './clause-draft.ts';
import * as styles from './workspace.css.ts';

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
  const { run, isBusy } = useAction();
  const { document, newest, in_force_number: signed } = it;
  if (newest === null || signed === null) return null;
  const isWaiting = newest.number > signed;
  const next = isWaiting ? newest.number : signed + 1;
  const restore = async () => {
    if (draft !== null && !(await draft.saved())) return;
    await run(() => call(restoreDraft, { caseId, document }), {
      failed: t`Failed to bring the signed words back`,
      done: t`The draft has the signed words again.`,
    });
  };
  return (
    <Notice
      className={styles.notice}
      {...(isChanged &&
        !isWaiting && {
          action: (
            <Button tone="secondary" size="small" busy={isBusy} onClick={() => void restore()}>
              {t`Leave it as signed`}
            </Button>
          ),
        })}
    >
      {t`Both parties signed version ${signed}. It stays as it is until both have signed version ${next}.`}{' '}
      {!isWaiting && t`Write here what is to change, and release it: both are asked to sign.`}
    </Notice>
  );
}
