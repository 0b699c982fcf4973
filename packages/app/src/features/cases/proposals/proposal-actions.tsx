import { useLingui } from '@lingui/react/macro';
import { type CaseTopic, type Proposal, acceptProposal, withdrawProposal } from '@mediation/api-client';
import { Button, Row, Stack, Text } from '@mediation/ui';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { awaitedParties, isNegotiable } from '../../../shared/cases/actions/open-proposals.ts';
import { ActionDialog } from '../../../shared/forms/action-dialog.tsx';
import { DeclineProposalDialog } from './forms/decline-proposal-dialog.tsx';
import { focusTopic } from './topics/focus-topic.ts';
import { useNegotiation } from './negotiation-context.ts';
import { ShareProposalButton } from './forms/share-proposal-button.tsx';
import { ProposalDialog } from './forms/proposal-dialog.tsx';
import { TermsList } from './terms-list.tsx';
import { useAskFirst } from './forms/use-ask-first.ts';
import { useNames } from './use-names.ts';

interface Props {
  topic: CaseTopic;
  proposal: Proposal;
}

/** What the reader can do about an open proposal: answer it, or withdraw their own. */
export function ProposalActions({ topic, proposal }: Props) {
  const { people, negotiation, me, isOpen } = useNegotiation();
  if (!isOpen || proposal.state !== 'offered' || me === undefined) return null;
  const isOwn = proposal.from_participant_id === me.id || (me.role === 'mediator' && proposal.from_role === 'mediator');
  if (isOwn)
    return (
      <Row wrap gap="small">
        {proposal.from_participant_id === me.id && isNegotiable(negotiation, topic.id) && (
          <ShareProposalButton topic={topic} proposal={proposal} />
        )}
        <WithdrawProposalButton proposal={proposal} />
      </Row>
    );
  const isAsked = awaitedParties(proposal, people).some(({ id }) => id === me.id);
  if (!isAsked || !isNegotiable(negotiation, topic.id)) return null;
  return <Answer topic={topic} proposal={proposal} />;
}

function Answer({ topic, proposal }: Props) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { mediator } = useNames();
  const askFirst = useAskFirst(topic, proposal);
  const [open, setOpen] = useState<'accept' | 'counter' | 'decline' | null>(null);
  const close = () => setOpen(null);
  const meaning = t`Accepting is not signing. It goes into the draft, and everybody reads it again before step 7.`;
  return (
    <Stack gap="small">
      <Row wrap folds>
        <Button aria-haspopup="dialog" onClick={() => setOpen('accept')}>
          <Check />
          {t`Accept this`}
        </Button>
        <Button tone="secondary" aria-haspopup="dialog" onClick={() => setOpen('counter')}>
          {t`Make a counter-proposal`}
        </Button>
        <Button tone="secondary" aria-haspopup="dialog" onClick={() => setOpen('decline')}>
          {t`I don’t agree`}
        </Button>
        <Button asChild tone="plain">
          <Link {...askFirst}>{t`Ask ${mediator} first`}</Link>
        </Button>
      </Row>
      <Text size="small" tone="soft">
        {meaning}
      </Text>
      {open === 'accept' && (
        <ActionDialog
          title={t`Accept this proposal?`}
          description={
            proposal.from_role === 'mediator' && proposal.audience === 'everyone'
              ? `${meaning} ${t`The other party learns of your yes only when they say yes as well.`}`
              : meaning
          }
          action={t`Accept this`}
          failed={t`Failed to accept the proposal`}
          done={t`You accepted it`}
          work={() => call(acceptProposal, { proposalId: proposal.id })}
          onClose={close}
          focusInstead={focusTopic}
        >
          <TermsList terms={proposal.terms} of={proposal} />
        </ActionDialog>
      )}
      {open === 'decline' && <DeclineProposalDialog proposal={proposal} onClose={close} />}
      {open === 'counter' && <ProposalDialog topic={topic} answers={proposal} onClose={close} />}
    </Stack>
  );
}

/** Withdraws an open proposal, after a question. */
export function WithdrawProposalButton({ proposal }: { proposal: Proposal }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const [isAsking, setAsking] = useState(false);
  return (
    <div>
      <Button tone="secondary" size="small" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t`Withdraw it`}
      </Button>
      {isAsking && (
        <ActionDialog
          title={t`Withdraw this proposal?`}
          description={t`Nobody can accept it then. It stays in the list of earlier proposals.`}
          action={t`Withdraw it`}
          failed={t`Failed to withdraw the proposal`}
          done={t`You withdrew it`}
          work={() => call(withdrawProposal, { proposalId: proposal.id })}
          onClose={() => setAsking(false)}
          focusInstead={focusTopic}
        />
      )}
    </div>
  );
}
