import { useLingui } from '@lingui/react/macro';
import { endLawyerRound, extendLawyerRound, type LawyerRound } from '@mediation/api-client';
import { Button, Facts, Row } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { ActionDialog } from '../../../shared/forms/action-dialog.tsx';
import { moment } from '../../../words/times/relative-time.ts';
import { DeadlineDialog } from './deadline-dialog.tsx';

export interface MediatorRoundProps {
  round: LawyerRound;
  /** Moves the focus when the round is closed and its buttons are gone. */
  focusAfter: () => void;
}

/** An open round for the mediator: who was asked, who is done, and the ways to end it later or sooner. */
export function MediatorRound({ round: { id: roundId, lawyers, deadline_at }, focusAfter }: MediatorRoundProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const [dialog, setDialog] = useState<'time' | 'end' | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <Facts
        facts={lawyers.map(({ name, done_at }) => ({
          term: name,
          detail: done_at === null ? t`Not done yet` : t`Done`,
        }))}
      />
      <Row wrap>
        <Button tone="secondary" size="small" aria-haspopup="dialog" onClick={() => setDialog('time')}>
          {t`Give the lawyers more time`}
        </Button>
        <Button tone="secondary" size="small" aria-haspopup="dialog" onClick={() => setDialog('end')}>
          {t`End the round now`}
        </Button>
      </Row>
      {dialog === 'time' && (
        <DeadlineDialog
          title={t`Give the lawyers more time?`}
          description={t`The round is open until ${moment(deadline_at)}. The lawyers are told the new deadline, which cannot be made earlier again.`}
          action={t`Set the new deadline`}
          failed={t`Failed to change the deadline`}
          done={t`The lawyers have more time`}
          after={deadline_at}
          work={(deadline) => call(extendLawyerRound, { roundId, deadline_at: deadline })}
          onClose={close}
        />
      )}
      {dialog === 'end' && (
        <ActionDialog
          title={t`End the lawyer round now?`}
          description={t`All comments are opened together, and everybody in the case can read them. Lawyers who are not done cannot add anything.`}
          action={t`End the round`}
          failed={t`Failed to end the lawyer round`}
          done={t`The comments are open`}
          work={() => call(endLawyerRound, { roundId })}
          onClose={close}
          focusAfter={focusAfter}
        />
      )}
    </>
  );
}
