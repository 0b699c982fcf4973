import { useLingui } from '@lingui/react/macro';
import type { Proposal } from '@mediation/api-client';
import { firstName } from '../../../words/names/people-names.ts';
import { useNegotiation } from './negotiation-context.ts';

/** Names a proposal by its author: "Your proposal", "Daniel’s counter-proposal". */
export function useProposalTitle() {
  const { t } = useLingui();
  const { me } = useNegotiation();
  return ({ from_participant_id, from_name, parent_id }: Proposal) => {
    const name = firstName(from_name);
    if (from_participant_id === me?.id) return parent_id === null ? t`Your proposal` : t`Your counter-proposal`;
    return parent_id === null ? t`${name}’s proposal` : t`${name}’s counter-proposal`;
  };
}
