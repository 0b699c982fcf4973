import type { Participant, Proposal } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { sampleParticipant, sampleProposal, sampleQuestion, sampleTopic } from '../../../testing/samples.ts';
import { awaitedParties, countAsked, firstAsked, refusedTopics, waitingFor } from './open-proposals.ts';

const maya = sampleParticipant('maya');
const daniel = sampleParticipant('daniel', { side: 'B' });
const ruth = sampleParticipant('ruth', { role: 'mediator', side: 'neutral' });
const people = [maya, daniel, ruth];
const names = (it: Proposal) => awaitedParties(it, people).map(({ id }) => id);
const empty = { topics: [sampleTopic()], proposals: [], drafts: [], reality_checks: [] };

test('an open proposal waits for the parties to whom it was made and who have not answered it', () => {
  expect(names(sampleProposal())).toEqual(['maya']);
  expect(names(sampleProposal({ from_participant_id: 'ruth' }))).toEqual(['maya', 'daniel']);
  expect(names(sampleProposal({ from_participant_id: 'ruth', accepted_by: ['maya'] }))).toEqual(['daniel']);
  const declined_by = [{ participant_id: 'maya', reason: null }];
  expect(names(sampleProposal({ from_participant_id: 'ruth', declined_by }))).toEqual(['daniel']);
  expect(names(sampleProposal({ from_participant_id: 'ruth', side_participant_id: 'daniel' }))).toEqual(['daniel']);
  expect(names(sampleProposal({ side_participant_id: 'daniel' }))).toEqual([]);
  expect(names(sampleProposal({ state: 'expired' }))).toEqual([]);
});

test('a party has to answer the proposals to them, the first to end first, and the unanswered questions', () => {
  const [late, soon] = [sampleProposal(), sampleProposal({ expires_at: '2026-12-01T10:00:00Z' })];
  const asked = sampleQuestion();
  const negotiation = {
    ...empty,
    proposals: [late, soon, sampleProposal({ from_participant_id: 'maya' })],
    reality_checks: [asked, sampleQuestion({ answer: 'My sister.' })],
  };
  expect(waitingFor(negotiation, people, maya)).toEqual({ proposals: [soon, late], questions: [asked] });
  expect(firstAsked(negotiation, people, maya)).toEqual({ kind: 'proposal', topic: sampleTopic() });
  const parked = { ...negotiation, topics: [sampleTopic({ state: 'parked' })] };
  expect(waitingFor(parked, people, maya).proposals).toEqual([]);
  expect(firstAsked(parked, people, maya)).toEqual({ kind: 'question', topic: parked.topics[0] });
  expect(firstAsked(parked, people, daniel)).toBeUndefined();
});

test('a person knows whose answers to open proposals are awaited besides their own', () => {
  const ours = sampleProposal({ from_participant_id: 'ruth' });
  const negotiation = { ...empty, proposals: [ours, sampleProposal({ from_participant_id: 'maya' })] };
  expect(countAsked(negotiation, people, maya)).toEqual({ proposals: 1, questions: 0, awaited: [daniel] });
  const parked = { ...negotiation, topics: [sampleTopic({ state: 'parked' })] };
  expect(countAsked(parked, people, maya).awaited).toEqual([]);
});

test('a party’s proposal to the mediator waits for the mediator, until the mediator asks or proposes something back', () => {
  const aside = sampleProposal({ audience: 'one_side', side_participant_id: 'daniel' });
  const offered = { ...empty, proposals: [aside, sampleProposal()] };
  expect(waitingFor(offered, people, ruth).proposals).toEqual([aside]);
  const later = { created_at: '2026-12-02T10:00:00Z' };
  const back = sampleProposal({ ...later, from_role: 'mediator', side_participant_id: 'daniel' });
  expect(waitingFor({ ...empty, proposals: [aside, back] }, people, ruth).proposals).toEqual([]);
  const askMaya = { ...empty, proposals: [aside], reality_checks: [sampleQuestion(later)] };
  expect(waitingFor(askMaya, people, ruth)).toEqual({ proposals: [aside], questions: [] });
  const askDaniel = { ...askMaya, reality_checks: [sampleQuestion({ ...later, participant_id: 'daniel' })] };
  expect(waitingFor(askDaniel, people, ruth).proposals).toEqual([]);
  const withdrawn = { ...empty, proposals: [{ ...aside, state: 'withdrawn' as const }] };
  expect(waitingFor(withdrawn, people, ruth).proposals).toEqual([]);
});

test('a lawyer whom the client has confirmed reads what waits for the client', () => {
  const proposal = sampleProposal();
  const of = (confirmed_by_client_at: Participant['confirmed_by_client_at'], client = 'maya') =>
    waitingFor(
      { ...empty, proposals: [proposal] },
      people,
      sampleParticipant('tomas', { role: 'lawyer', represents_participant_id: client, confirmed_by_client_at }),
    ).proposals;
  expect(of('2026-12-01T10:00:00Z')).toEqual([proposal]);
  expect(of('2026-12-01T10:00:00Z', 'daniel')).toEqual([]);
  expect(of(null)).toEqual([]);
});

test('a party is led to the topic of their declined proposal, for two weeks and until somebody proposes something else', () => {
  const now = Date.parse('2026-12-10T12:00:00Z');
  const mine = sampleProposal({
    from_participant_id: 'maya',
    state: 'declined',
    created_at: '2026-12-01T10:00:00Z',
    settled_at: '2026-12-02T10:00:00Z',
  });
  const topicsOf = (proposals: Proposal[], topics = empty.topics, at = now) =>
    refusedTopics({ ...empty, topics, proposals }, maya, at).length;
  expect(topicsOf([mine])).toBe(1);
  expect(topicsOf([mine, sampleProposal({ created_at: '2026-12-03T10:00:00Z' })])).toBe(0);
  expect(topicsOf([sampleProposal({ created_at: '2026-11-03T10:00:00Z', state: 'countered' }), mine])).toBe(1);
  expect(topicsOf([{ ...mine, from_participant_id: 'daniel' }])).toBe(0);
  expect(topicsOf([{ ...mine, state: 'withdrawn' }])).toBe(0);
  expect(topicsOf([mine], [sampleTopic({ state: 'parked' })])).toBe(0);
  expect(topicsOf([mine], empty.topics, Date.parse('2026-12-16T10:00:00Z'))).toBe(0);
});
