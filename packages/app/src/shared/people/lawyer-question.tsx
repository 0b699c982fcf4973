import { useLingui } from '@lingui/react/macro';
import { type Participant, confirmLawyer, refuseLawyer } from '@mediation/api-client';
import { Button, Row } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../backend/backend-provider.tsx';
import { firstName } from '../../words/names/people-names.ts';
import { ActionDialog } from '../forms/action-dialog.tsx';

export interface LawyerQuestionProps {
  lawyer: Participant;
  /** Whether it is the next step, and not one of many rows. */
  isNext?: boolean;
  /** Whether the organization of the case is suspended: then the answer can only be no. */
  isSuspended?: boolean;
}

/** Lets a party confirm that a lawyer is theirs, after reading what that opens, or say that it is not true. */
export function LawyerQuestion({ lawyer, isNext = false, isSuspended = false }: LawyerQuestionProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const [asked, setAsked] = useState<'confirm' | 'refuse'>();
  const name = firstName(lawyer.name);
  const which = { caseId: lawyer.case_id, participantId: lawyer.id };
  const close = { onClose: () => setAsked(undefined) };
  const size = isNext ? 'medium' : 'small';
  return (
    <>
      <Row wrap>
        {!isSuspended && (
          <Button size={size} tone={isNext ? 'primary' : 'secondary'} onClick={() => setAsked('confirm')}>
            {t`Confirm as my lawyer`}
          </Button>
        )}
        <Button size={size} tone="plain" onClick={() => setAsked('refuse')}>
          {t`This is not my lawyer`}
        </Button>
      </Row>
      {asked === 'confirm' && (
        <ActionDialog
          {...close}
          title={t`Is ${lawyer.name} your lawyer?`}
          description={t`${name} will read your whole private channel with your mediator, also every message that is already there, your intake and your documents, and can write in the channel. Only your mediator can end this later.`}
          action={t`Yes, confirm`}
          failed={t`Failed to confirm your lawyer`}
          done={t`${lawyer.name} is now your lawyer here`}
          work={() => call(confirmLawyer, which)}
        />
      )}
      {asked === 'refuse' && (
        <ActionDialog
          {...close}
          title={t`Is ${lawyer.name} not your lawyer?`}
          description={t`${name} loses access to the case at once. Your mediator learns of it; the other party does not learn why.`}
          action={t`Not my lawyer`}
          failed={t`Failed to tell your mediator`}
          done={t`${lawyer.name} is out of the case. Your mediator knows.`}
          work={() => call(refuseLawyer, which)}
        />
      )}
    </>
  );
}
