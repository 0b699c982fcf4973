import type { AnswerOf, CaseTopic, Participant, Proposal, getNegotiation } from '@mediation/api-client';

/** The topics, proposals and questions of a case, as far as one person reads them. */
export type Negotiation = AnswerOf<typeof getNegotiation>;

/** The parties who have yet to answer an open proposal, as far as the reader knows. */
export function awaitedParties(proposal: Proposal, people: Participant[]): Participant[] {
  if (proposal.state !== 'offered') return [];
  const { from_participant_id: author, side_participant_id: side, accepted_by: accepted, declined_by } = proposal;
  return people.filter(
    ({ id, role, status }) =>
      role === 'divorcee' &&
      status === 'active' &&
      id !== author &&
      (side === null || side === id) &&
      !accepted.includes(id) &&
      !declined_by.some(({ participant_id }) => participant_id === id),
  );
}

/** Whether the topic of a proposal still takes answers. */
export const isNegotiable = ({ topics }: Negotiation, topicId: string) =>
  topics.some(({ id, state }) => id === topicId && state !== 'parked' && state !== 'agreed');

/**
 * What waits for the answer of one person: proposals, the first to end first, and the mediator’s questions. A lawyer reads
 * what waits for the client.
 */
export function waitingFor(negotiation: Negotiation, people: Participant[], me: Participant | undefined) {
  const partyId = me?.role === 'lawyer' && me.confirmed_by_client_at !== null ? me.represents_participant_id : me?.id;
  const isAsked = (it: Proposal) =>
    me?.role === 'mediator'
      ? isUnansweredAside(negotiation, it)
      : awaitedParties(it, people).some(({ id }) => id === partyId);
  const proposals = negotiation.proposals
    .filter(isAsked)
    .filter(({ topic_id }) => isNegotiable(negotiation, topic_id))
    .toSorted((a, b) => (a.expires_at ?? 'never').localeCompare(b.expires_at ?? 'never'));
  const questions = negotiation.reality_checks.filter(
    ({ participant_id, answer }) => participant_id === partyId && answer === null,
  );
  return { proposals, questions };
}

/** Whether a party has proposed something to the mediator alone, who has neither asked nor proposed anything back since. */
function isUnansweredAside({ proposals, reality_checks }: Negotiation, it: Proposal): boolean {
  const { state, side_participant_id: party, topic_id: topicId, from_role } = it;
  if (state !== 'offered' || party === null || from_role !== 'divorcee') return false;
  const replies = [
    ...proposals.filter((other) => other.from_role === 'mediator' && other.side_participant_id === party),
    ...reality_checks.filter(({ participant_id }) => participant_id === party),
  ];
  return !replies.some(({ topic_id, created_at }) => topic_id === topicId && created_at > it.created_at);
}

/** How many proposals and private questions wait for a person, and which others have a proposal to answer. */
export function countAsked(negotiation: Negotiation, people: Participant[], me: Participant | undefined) {
  const { proposals, questions } = waitingFor(negotiation, people, me);
  const open = negotiation.proposals.filter(({ topic_id }) => isNegotiable(negotiation, topic_id));
  const awaited = open.flatMap((it) => awaitedParties(it, people)).filter(({ id }) => id !== me?.id);
  return { proposals: proposals.length, questions: questions.length, awaited: [...new Set(awaited)] };
}

/** The topic with the first proposal, else the first private question, that waits for a party. */
export function firstAsked(
  negotiation: Negotiation,
  people: Participant[],
  me: Participant | undefined,
): { kind: 'proposal' | 'question'; topic: CaseTopic } | undefined {
  const { proposals, questions } = waitingFor(negotiation, people, me);
  const [proposal] = proposals;
  const [question] = questions;
  const topic = negotiation.topics.find(({ id }) => id === (proposal ?? question)?.topic_id);
  return topic && { kind: proposal === undefined ? 'question' : 'proposal', topic };
}

/** How long a party is led to a proposal of theirs that was not accepted. */
const refusedFor = 14 * 86_400_000;

/** The topics on which a party's own proposal was declined of late, and nothing was proposed since. */
export const refusedTopics = (negotiation: Negotiation, me: Participant | undefined, now = Date.now()): CaseTopic[] =>
  negotiation.topics.filter(({ id }) => {
    const last = negotiation.proposals
      .filter(({ topic_id }) => topic_id === id)
      .toSorted((a, b) => b.created_at.localeCompare(a.created_at))[0];
    return (
      isNegotiable(negotiation, id) &&
      last?.state === 'declined' &&
      last.from_participant_id === me?.id &&
      now - Date.parse(last.settled_at ?? '') < refusedFor
    );
  });
