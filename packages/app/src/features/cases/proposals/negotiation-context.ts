import type { Case, CaseTopic, Participant, Proposal, ProposalDraft } from '@mediation/api-client';
import { createContext, useContext } from 'react';
import type { Negotiation } from '../../../shared/cases/actions/open-proposals.ts';

/** What the parts of the proposals page share. */
export interface NegotiationPage {
  mediationCase: Case;
  negotiation: Negotiation;
  people: Participant[];
  /** The reader’s own participant; undefined for an admin. */
  me: Participant | undefined;
  /** Whether the case takes proposals and answers. */
  isOpen: boolean;
}

export const NegotiationContext = createContext<NegotiationPage | null>(null);

/** The negotiation that the page shows. */
export function useNegotiation(): NegotiationPage {
  const page = useContext(NegotiationContext);
  if (page === null) throw new Error('A part of the proposals page is used outside of it.');
  return page;
}

/** The proposals of a topic to this audience, newest first: everyone, or the side of one party. */
export const proposalsOf = ({ proposals }: Negotiation, topicId: string, side: string | null = null): Proposal[] =>
  proposals
    .filter(({ topic_id, side_participant_id }) => topic_id === topicId && side_participant_id === side)
    .toReversed();

/** The reader's drafts on a topic. */
export const draftsOf = ({ drafts }: Negotiation, topicId: string): ProposalDraft[] =>
  drafts.filter(({ topic_id }) => topic_id === topicId);

/** The proposal that a topic is about now: what was agreed, else the newest open one, else the newest. */
export function currentOf(topic: CaseTopic, proposals: Proposal[]): Proposal | undefined {
  return (
    proposals.find(({ id }) => id === topic.proposal_id) ??
    proposals.find(({ state }) => state === 'offered') ??
    proposals[0]
  );
}
