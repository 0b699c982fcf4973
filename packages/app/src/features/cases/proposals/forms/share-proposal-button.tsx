import { useLingui } from '@lingui/react/macro';
import type { CaseTopic, Proposal } from '@mediation/api-client';
import { Button } from '@mediation/ui';
import { useState } from 'react';
import { useNegotiation } from '../negotiation-context.ts';
import { ProposalDialog } from './proposal-dialog.tsx';

export interface ShareProposalButtonProps {
  topic: CaseTopic;
  proposal: Proposal;
}

/** Offers the reader’s own proposal that only one side and the mediator read to everybody, until it is offered so. */
export function ShareProposalButton({ topic, proposal }: ShareProposalButtonProps) {
  const { t } = useLingui();
  const { negotiation, me } = useNegotiation();
  const [isOpen, setOpen] = useState(false);
  const terms = JSON.stringify(proposal.terms);
  const isShared = negotiation.proposals.some(
    (it) =>
      it.audience === 'everyone' &&
      it.state === 'offered' &&
      it.from_participant_id === me?.id &&
      JSON.stringify(it.terms) === terms,
  );
  if (proposal.audience === 'everyone' || isShared) return null;
  return (
    <>
      <Button tone="secondary" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t`Propose it to everybody`}
      </Button>
      {isOpen && <ProposalDialog topic={topic} shared={proposal} onClose={() => setOpen(false)} />}
    </>
  );
}
