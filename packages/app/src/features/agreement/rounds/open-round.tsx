import { useLingui } from '@lingui/react/macro';
import { type AgreementVersion, openLawyerRound } from '@mediation/api-client';
import { Button } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { DeadlineDialog } from './deadline-dialog.tsx';

export interface OpenRoundProps {
  version: AgreementVersion;
  /** Whether the version had a round before. */
  isSecond: boolean;
  /** Moves the focus when the round is open and the button is gone. */
  focusAfter: () => void;
}

/** Opens a lawyer round with a deadline. */
export function OpenRound({
  version: { id: versionId, case_id: caseId, number },
  isSecond,
  focusAfter,
}: OpenRoundProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const [isOpen, setOpen] = useState(false);
  const title = isSecond ? t`Open a second lawyer round` : t`Open a lawyer round`;
  return (
    <>
      <Button tone="secondary" block aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {title}
      </Button>
      {isOpen && (
        <DeadlineDialog
          title={title}
          description={t`The lawyers are asked for comments on version ${number}. Nobody reads them, you neither, until the deadline or until all lawyers are done. Then everybody in the case does.`}
          action={t`Open the round`}
          failed={t`Failed to open the lawyer round`}
          done={t`The lawyers are asked`}
          work={(deadline_at) => call(openLawyerRound, { caseId, versionId, deadline_at })}
          onClose={() => setOpen(false)}
          focusAfter={focusAfter}
        />
      )}
    </>
  );
}
