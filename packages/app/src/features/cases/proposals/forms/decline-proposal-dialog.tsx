import { useLingui } from '@lingui/react/macro';
import { declineProposal, limits, type Proposal } from '@mediation/api-client';
import { Field } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { ActionDialog } from '../../../../shared/forms/action-dialog.tsx';
import { focusTopic } from '../topics/focus-topic.ts';
import { useNegotiation } from '../negotiation-context.ts';
import { TermsList } from '../terms-list.tsx';
import { useNames } from '../use-names.ts';
import { LongText } from '../../../../shared/forms/long-text.tsx';

/** Says no to a proposal, with a reason for the mediator alone. */
export function DeclineProposalDialog({ proposal, onClose }: { proposal: Proposal; onClose: () => void }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { me } = useNegotiation();
  const { readersWith } = useNames();
  const [reason, setReason] = useState('');
  const { id: proposalId, from_role, audience, terms } = proposal;
  return (
    <ActionDialog
      title={t`You don’t agree with this proposal?`}
      description={
        from_role === 'mediator' && audience === 'everyone'
          ? t`Then it is not accepted. The other party learns of that only when they have answered, too. You can make a proposal of your own at any time.`
          : t`Then it is closed, and those who read it see “Not accepted”. You can make a proposal of your own at any time.`
      }
      action={t`I don’t agree`}
      failed={t`Failed to send your answer`}
      done={t`Your answer was sent`}
      work={() => call(declineProposal, { proposalId, reason: reason.trim() === '' ? null : reason })}
      onClose={onClose}
      focusInstead={focusTopic}
    >
      <TermsList terms={terms} of={proposal} />
      <Field label={t`Why not?`} optional={t`(optional)`} hint={t`Visible to: ${readersWith(me?.id)}.`}>
        <LongText
          autosize
          rows={2}
          value={reason}
          most={limits.noteMax}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </ActionDialog>
  );
}
