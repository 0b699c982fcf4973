import type { AnswerOf, CaseTopic, Participant, Proposal, getNegotiation } from '@mediation/api-client';

/** The topics, proposals and questions of a case, as far as one person reads them. */
export type Negotiation = AnswerOf<typeof getNegotiation>;

/** The parties who have yet to answer an open proposal, as far as the reader knows. */
export function awaitedParties(proposal: Proposal, people: Participant[]): Participant[] {
  if (proposal.state !== 'offered') return [];
  const { from_participant_id: author, side_participant_id: side, accepted_by: accepted } = proposal;
  return people.filter(
    ({ id, role, status }) =>
      role === 'divorcee' &&
      status === 'active' &&
      id !== author &&
      (side === null || side === id) &&
      !accepted.includes(id),
  );
}

/** Whether the topic of a proposal still takes answers. */
export const isNegotiable = ({ topics }: Negotiation, topicId: string) =>
  topics.some(({ id, state }) => id === topicId && state !== 'parked' && state !== 'agreed');

/** What waits for the answer of one party: proposals, the first to end first, and the mediator’s questions. */
export function waitingFor(negotiation: Negotiation, people: Participant[], participantId: string | undefined) {
  const proposals = negotiation.proposals
    .filter((it) => awaitedParties(it, people).some(({ id }) => id === participantId))
    .filter(({ topic_id }) => isNegotiable(negotiation, topic_id))
    .toSorted((a, b) => (a.expires_at ?? 'never').localeCompare(b.expires_at ?? 'never'));
  const questions = negotiation.reality_checks.filter(
    ({ participant_id, answer }) => participant_id === participantId && answer === null,
  );
  return { proposals, questions };
}

/** The topic with the first proposal, else the first private question, that waits for a party. */
export function firstAsked(
  negotiation: Negotiation,
  people: Participant[],
  participantId: string | undefined,
): { kind: 'proposal' | 'question'; topic: CaseTopic } | undefined {
  const { proposals, questions } = waitingFor(negotiation, people, participantId);
  const [proposal] = proposals;
  const [question] = questions;
  const topic = negotiation.topics.find(({ id }) => id === (proposal ?? question)?.topic_id);
  return topic && { kind: proposal === undefined ? 'question' : 'proposal', topic };
}
