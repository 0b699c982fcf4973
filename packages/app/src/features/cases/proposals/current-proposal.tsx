import { useLingui } from '@lingui/react/macro';
import type { CaseTopic, Proposal } from '@mediation/api-client';
import { AudienceLine, ProposalCard, Text } from '@mediation/ui';
import { Lock } from 'lucide-react';
import { endMoment } from '../../../words/times/end-moment.ts';
import { relativeTime } from '../../../words/times/relative-time.ts';
import { DeclinedWords } from './declined-words.tsx';
import { useNegotiation } from './negotiation-context.ts';
import { ProposalActions } from './proposal-actions.tsx';
import { ProposalBadge } from './proposal-badge.tsx';
import { TermsList } from './terms-list.tsx';
import { useNames } from './use-names.ts';
import { useProposalTitle } from './use-proposal-title.ts';

/** A proposal that counts now, with what the reader can do about it. */
export function CurrentProposal({ topic, proposal }: { topic: CaseTopic; proposal: Proposal }) {
  const { t } = useLingui();
  const { negotiation, me } = useNegotiation();
  const { readersOf } = useNames();
  const titleOf = useProposalTitle();
  const parent = negotiation.proposals.find(({ id }) => id === proposal.parent_id);
  const { expires_at: end } = proposal;
  return (
    <ProposalCard
      title={titleOf(proposal)}
      from={proposal.from_name}
      when={
        <>
          {relativeTime(proposal.created_at)}
          {proposal.state === 'offered' && end !== null && <>. {t`Open until ${endMoment(end)}.`}</>}
        </>
      }
      badge={<ProposalBadge proposal={proposal} />}
    >
      <TermsList terms={proposal.terms} before={parent?.terms} of={proposal} />
      {parent !== undefined && (
        <Text size="small" tone="soft">
          {parent.from_participant_id === me?.id
            ? t`Marked: what differs from your proposal.`
            : t`Marked: what differs from the proposal before.`}
        </Text>
      )}
      {proposal.note !== null && <Text typed>{proposal.note}</Text>}
      <AudienceLine icon={<Lock />}>{t`Visible to: ${readersOf(proposal.side_participant_id)}.`}</AudienceLine>
      <DeclinedWords proposal={proposal} />
      <ProposalActions topic={topic} proposal={proposal} />
    </ProposalCard>
  );
}
