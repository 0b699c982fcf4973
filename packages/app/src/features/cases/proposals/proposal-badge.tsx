import { useLingui } from '@lingui/react/macro';
import type { Proposal } from '@mediation/api-client';
import { Badge } from '@mediation/ui';
import { CircleCheck, CircleMinus, Clock, CornerDownRight, Reply, Undo2 } from 'lucide-react';
import { listOf } from '../../../words/names/people-names.ts';
import { awaitedParties } from '../../../shared/cases/actions/open-proposals.ts';
import { useNegotiation } from './negotiation-context.ts';
import { useNames } from './use-names.ts';

/** The state of a proposal; of an open one, for whom it waits. */
export function ProposalBadge({ proposal }: { proposal: Proposal }) {
  const { t } = useLingui();
  const { people, me } = useNegotiation();
  const { nameOf } = useNames();
  const awaited = awaitedParties(proposal, people);
  switch (proposal.state) {
    case 'agreed':
      return (
        <Badge tone="success" icon={<CircleCheck />}>
          {proposal.audience === 'everyone' ? t`Agreed` : t`Accepted`}
        </Badge>
      );
    case 'countered':
      return <Badge icon={<CornerDownRight />}>{t`Countered`}</Badge>;
    case 'declined':
      return <Badge icon={<CircleMinus />}>{t`Not accepted`}</Badge>;
    case 'withdrawn':
      return <Badge icon={<Undo2 />}>{t`Withdrawn`}</Badge>;
    case 'expired':
      return <Badge icon={<Clock />}>{t`No longer open`}</Badge>;
    case 'offered':
      break;
  }
  if (me !== undefined && proposal.accepted_by.includes(me.id))
    return (
      <Badge tone="success" icon={<CircleCheck />}>
        {t`You accepted it`}
      </Badge>
    );
  if (proposal.declined_by.some(({ participant_id }) => participant_id === me?.id))
    return <Badge icon={<CircleMinus />}>{t`You did not agree`}</Badge>;
  if (awaited.length === 0) return <Badge icon={<Clock />}>{t`Open`}</Badge>;
  const isMine = awaited.some(({ id }) => id === me?.id);
  return (
    <Badge tone={isMine ? 'brand' : 'neutral'} icon={isMine ? <Reply /> : <Clock />}>
      {t`Waiting for ${listOf(awaited.map(nameOf))}`}
    </Badge>
  );
}
