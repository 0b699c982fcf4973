import type { CaseTopic, Participant, Proposal, RealityCheck } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { awaitedParties, firstAsked, waitingFor } from './open-proposals.ts';

const party = (id: string, status: Participant['status'] = 'active') =>
  ({ id, role: 'divorcee', status, name: id }) as Participant;
const people = [party('maya'), party('daniel'), { ...party('ruth'), role: 'mediator' as const }];
const proposal = (values: Partial<Proposal>) =>
  ({
    id: crypto.randomUUID(),
    topic_id: 'school',
    state: 'offered',
    from_participant_id: 'daniel',
    side_participant_id: null,
    accepted_by: [],
    expires_at: null,
    ...values,
  }) as unknown as Proposal;
const topic = (state: CaseTopic['state'] = 'in_discussion') => ({ id: 'school', state }) as CaseTopic;
const names = (it: Proposal) => awaitedParties(it, people).map(({ id }) => id);

test('an open proposal waits for the parties to whom it was made and who have not accepted it', () => {
  expect(names(proposal({}))).toEqual(['maya']);
  expect(names(proposal({ from_participant_id: 'ruth' }))).toEqual(['maya', 'daniel']);
  expect(names(proposal({ from_participant_id: 'ruth', accepted_by: ['maya'] }))).toEqual(['daniel']);
  expect(names(proposal({ from_participant_id: 'ruth', side_participant_id: 'daniel' }))).toEqual(['daniel']);
  expect(names(proposal({ side_participant_id: 'daniel' }))).toEqual([]);
  expect(names(proposal({ state: 'expired' }))).toEqual([]);
});

test('a party has to answer the proposals to them, the first to end first, and the unanswered questions', () => {
  const [late, soon] = [proposal({}), proposal({ expires_at: '2026-12-01T10:00:00Z' })];
  const asked = { participant_id: 'maya', topic_id: 'school', answer: null } as RealityCheck;
  const negotiation = {
    topics: [topic()],
    proposals: [late, soon, proposal({ from_participant_id: 'maya' })],
    reality_checks: [asked, { ...asked, answer: 'My sister.' }],
  };
  expect(waitingFor(negotiation, people, 'maya')).toEqual({ proposals: [soon, late], questions: [asked] });
  expect(firstAsked(negotiation, people, 'maya')).toEqual({ kind: 'proposal', topic: topic() });
  const parked = { ...negotiation, topics: [topic('parked')] };
  expect(waitingFor(parked, people, 'maya').proposals).toEqual([]);
  expect(firstAsked(parked, people, 'maya')).toEqual({ kind: 'question', topic: topic('parked') });
  expect(firstAsked(parked, people, 'daniel')).toBeUndefined();
});
