import { i18n } from '@lingui/core';
import type {
  CaseProgress,
  CaseTopic,
  DueDuty,
  MediationSession,
  Participant,
  Requirement,
  SignedVersion,
  UnsignedVersion,
} from '@mediation/api-client';
import { expect, test } from 'vitest';
import { finishedActions } from '../../../shared/cases/actions/finished-actions.ts';
import { pendingActions, unanswered } from '../../../shared/cases/actions/pending-actions.ts';
import { ownDuties } from '../../../shared/duties/own-duties.ts';
import { unsignedWords } from '../../../shared/signing/unsigned-words.ts';
import { type CaseFacts, nextStepOf, upcoming } from './next-step.ts';

const now = Date.parse('2026-11-24T12:00:00Z');
const me = 'participant-of-maya';
const other = 'participant-of-daniel';

type Fact = CaseProgress['steps'][number]['missing'][number];
const fact = (code: Fact['code'], participant_id: string | null, done = 0, total = 1, waits = total - done): Fact => ({
  code,
  participant_id,
  done,
  total,
  waits,
});

const progressAt = (step: CaseProgress['step'], missing: Fact[] = []): CaseProgress => ({
  step,
  is_complete: false,
  can_advance: false,
  steps: [{ id: step, state: 'now', missing }],
  intakes: [],
  documents: [],
  version: 1,
});

const requirement = (state: Requirement['state'], participant_id = me) =>
  ({ id: crypto.randomUUID(), participant_id, state, label: 'Pay slips' }) as Requirement;

const session = (values: Partial<MediationSession>) =>
  ({
    status: 'proposed',
    starts_at: null,
    ends_at: null,
    slots: [],
    next_actions: [],
    attendees: [{ participant_id: me }],
    ...values,
  }) as MediationSession;

const offering = (answers: Record<string, 'yes' | 'no'> = {}, starts_at = '2026-12-03T10:00:00Z') =>
  session({ slots: [{ id: 'slot', starts_at, is_outside_hours: false, answers }] });

const unsigned = (document: UnsignedVersion['document'], signable_at: string) =>
  ({ version_id: document, document, number: 1, signable_at }) as UnsignedVersion;

const facts = (values: Partial<CaseFacts> = {}): CaseFacts => ({
  case: { status: 'open', step: 'document_upload' },
  progress: progressAt('document_upload', [fact('documents', me, 14, 16)]),
  requirements: [],
  sessions: [],
  intake: { status: 'submitted' },
  hasBegun: true,
  participantId: me,
  ...values,
});

test('the next step asks a party for their own rejected documents, then for missing ones by their date', () => {
  const [rejected, dated, needed] = [
    requirement('rejected'),
    { ...requirement('needed'), due_on: '2026-12-03' },
    requirement('needed'),
  ];
  const requirements = [needed, dated, rejected, requirement('confirmed'), requirement('needed', other)];
  expect(nextStepOf(facts({ requirements }), now)).toEqual({
    kind: 'documents',
    requirements: [rejected, dated, needed],
    isEarly: false,
  });
});

test('the next step offers a party the first documents early while the other intake is missing', () => {
  const requirements = [requirement('needed')];
  const progress = progressAt('intake', [fact('intake', other)]);
  const early = facts({ case: { status: 'open', step: 'intake' }, progress, requirements });
  expect(nextStepOf(early, now)).toEqual({ kind: 'documents', requirements, isEarly: true });
});

test('the next step is to wait for the document review when the party has sent every document', () => {
  expect(nextStepOf(facts({ requirements: [requirement('uploaded')] }), now)).toEqual({
    kind: 'wait',
    for: 'documents',
  });
});

test('the next step is to wait for the other party when the own part is done', () => {
  const progress = progressAt('document_upload', [fact('other_party', other)]);
  expect(nextStepOf(facts({ progress }), now)).toEqual({ kind: 'wait', for: 'person' });
});

test.each([
  [null, false, 'new'],
  [{ status: 'draft' as const }, false, 'new'],
  [{ status: 'draft' as const }, true, 'begun'],
  [{ status: 'returned' as const }, true, 'returned'],
])('the next step with the intake %j, begun: %s, is the intake in the state %s', (intake, hasBegun, state) => {
  const progress = progressAt('intake', [fact('intake', me)]);
  expect(nextStepOf(facts({ progress, intake, hasBegun }), now)).toEqual({ kind: 'intake', state });
});

test('the next step asks an attendee for the offered times that they have not answered and that have not passed', () => {
  const asked = offering();
  const progress = progressAt('first_session', [fact('session_held', null)]);
  expect(nextStepOf(facts({ progress, sessions: [asked] }), now)).toEqual({ kind: 'times', session: asked });
  expect(unanswered([offering({ [me]: 'yes' })], me, now)).toBeUndefined();
  expect(unanswered([offering({ [other]: 'yes' })], me, now)).toBeDefined();
  expect(unanswered([offering({}, '2026-11-24T11:00:00Z')], me, now)).toBeUndefined();
  expect(unanswered([{ ...asked, attendees: [] }], me, now)).toBeUndefined();
});

test('a party waits for other times of the mediator when they said no to every offered time that has not passed', () => {
  const othersOf = (...slots: MediationSession['slots']) =>
    pendingActions(facts({ progress: progressAt('first_session'), sessions: [session({ slots })] }), [], now).others;
  const [refused] = offering({ [me]: 'no' }).slots;
  const [passed] = offering({ [me]: 'yes' }, '2026-11-24T11:00:00Z').slots;
  const [suiting] = offering({ [me]: 'yes' }).slots;
  const [open] = offering({ [other]: 'no' }).slots;
  const owed = [{ what: 'new_times', who: null, count: 1 }];
  expect(othersOf(refused!)).toEqual(owed);
  expect(othersOf(refused!, passed!)).toEqual(owed);
  expect(othersOf(refused!, suiting!)).toEqual([]);
  expect(othersOf(refused!, open!)).toEqual([]);
  expect(othersOf()).toEqual([]);
});

test('the next step is a proposal or a question that waits for the party, before a session to come', () => {
  const soon = session({ status: 'scheduled', starts_at: '2026-11-25T11:30:00Z', ends_at: '2026-11-25T12:30:00Z' });
  const first = { kind: 'proposal' as const, topic: { id: 'school' } as CaseTopic };
  const progress = progressAt('negotiation_sessions');
  expect(nextStepOf(facts({ progress, sessions: [soon], firstAsked: first }), now)).toEqual(first);
});

test('the next step is the soonest session that has not ended', () => {
  const at = (starts_at: string, ends_at: string) => session({ status: 'scheduled', starts_at, ends_at });
  const over = at('2026-11-24T09:00:00Z', '2026-11-24T10:00:00Z');
  const soon = at('2026-11-24T11:30:00Z', '2026-11-24T12:45:00Z');
  const later = at('2026-12-03T10:00:00Z', '2026-12-03T11:00:00Z');
  expect(upcoming([over, later, soon], now)).toBe(soon);
  const progress = progressAt('first_session');
  expect(nextStepOf(facts({ progress, sessions: [later] }), now)).toEqual({
    kind: 'session',
    session: later,
    isSoon: false,
  });
});

test('the next step is a session that begins within the hour or has begun, whatever else waits', () => {
  const progress = progressAt('first_session');
  for (const starts_at of ['2026-11-24T12:59:00Z', '2026-11-24T11:30:00Z']) {
    const soon = session({ status: 'scheduled', starts_at, ends_at: '2026-11-24T14:00:00Z' });
    const sessions = [offering(), soon];
    expect(nextStepOf(facts({ progress, sessions }), now)).toEqual({ kind: 'session', session: soon, isSoon: true });
  }
});

test.each([
  ['mediator_review', 'review'],
  ['first_session', 'times'],
  ['negotiation_sessions', 'draft'],
] as const)('the next step in %s without an open task is to wait for the %s', (step, what) => {
  expect(nextStepOf(facts({ progress: progressAt(step) }), now)).toEqual({ kind: 'wait', for: what });
});

test('the next step is the agreement until the party has signed, then to wait for the other signature', () => {
  const signing = (missing: Fact[], unsigned: UnsignedVersion[] = []) =>
    nextStepOf(facts({ progress: progressAt('agreement_draft', missing), unsigned }), now);
  const [own, theirs] = [fact('signatures_in', me), fact('signatures_in', other)];
  const [cooling, ready] = [
    unsigned('memorandum', '2026-11-26T12:00:00Z'),
    unsigned('parenting', '2026-11-24T12:00:00Z'),
  ];
  expect(signing([own, theirs], [cooling])).toEqual({ kind: 'sign', version: cooling });
  expect(signing([own, theirs], [cooling, ready])).toEqual({ kind: 'sign', version: ready });
  expect(signing([fact('signatures_in', me, 1, 2)])).toMatchObject({ kind: 'draft', signed: 1, total: 2 });
  expect(signing([theirs])).toEqual({ kind: 'wait', for: 'signature' });
});

test('a version in its time to think is not a task yet, and one that is not written is a task of the mediator', () => {
  const progress = progressAt('agreement_draft', [fact('signatures_in', me, 0, 3)]);
  const [cooling, ready] = [
    unsigned('memorandum', '2026-11-26T12:00:00Z'),
    unsigned('parenting', '2026-11-24T12:00:00Z'),
  ];
  const { you, later, others } = pendingActions(facts({ progress, unsigned: [cooling, ready] }), [], now);
  expect(you).toMatchObject([{ what: 'signatures_in', version: ready }]);
  expect(later).toMatchObject([{ what: 'signatures_in', version: cooling }]);
  expect(others).toEqual([{ what: 'draft_shared', who: null, count: 1 }]);
});

test('a version whose signing is paused by a private word is no task, and says so', () => {
  const paused = { ...unsigned('memorandum', '2026-11-24T12:00:00Z'), is_paused: true };
  const progress = progressAt('agreement_draft', [fact('signatures_in', me)]);
  const { you, later } = pendingActions(facts({ progress, unsigned: [paused] }), [], now);
  expect([you, later]).toMatchObject([[], [{ what: 'signatures_in', version: paused }]]);
  i18n.load('en', {});
  i18n.activate('en');
  expect(unsignedWords(paused, 'c1', now)).toMatchObject({
    title: 'Memorandum of Understanding, version 1: signing is paused',
    action: { label: 'Read it' },
  });
});

test('a party is not told that the other signature is missing before the other can sign', () => {
  const people = [{ id: other, name: 'Daniel Okafor' }] as Parameters<typeof pendingActions>[1];
  const othersOf = (...missing: Fact[]) =>
    pendingActions(facts({ progress: progressAt('agreement_draft', missing) }), people, now).others;
  const unwritten = { what: 'draft_shared', who: null, count: 1 };
  expect(othersOf(fact('signatures_in', me, 1, 2, 0), fact('signatures_in', other, 1, 2, 0))).toEqual([unwritten]);
  expect(othersOf(fact('signatures_in', me, 1, 2, 0), fact('signatures_in', other, 0, 2, 1))).toEqual([
    unwritten,
    { what: 'signatures_in', who: 'Daniel Okafor', count: 1 },
  ]);
});

test('a party waits for the review, not for the other party, when all documents of the other are in review', () => {
  const progress = progressAt('document_upload', [fact('other_party', other, 0, 1, 0)]);
  expect(nextStepOf(facts({ progress }), now)).toEqual({ kind: 'wait', for: 'review' });
  expect(pendingActions(facts({ progress }), [], now).others).toEqual([
    { what: 'review_completed', who: null, count: 1 },
  ]);
});

test('the next step of a case on hold or complete is only that status', () => {
  expect(nextStepOf(facts({ case: { status: 'on_hold', step: 'intake' } }), now)).toEqual({ kind: 'on_hold' });
  const complete = { ...progressAt('final_agreement'), is_complete: true };
  expect(nextStepOf(facts({ progress: complete }), now)).toEqual({ kind: 'done' });
});

test('a party sees their own open tasks and only that the other party has something left', () => {
  const progress = progressAt('document_upload', [fact('documents', me, 14, 16, 1), fact('other_party', other)]);
  const people = [
    { id: me, name: 'Maya Okafor' },
    { id: other, name: 'Daniel Okafor' },
  ] as Parameters<typeof pendingActions>[1];
  const { you, others } = pendingActions(
    facts({ progress, requirements: [requirement('needed'), requirement('uploaded')] }),
    people,
    now,
  );
  expect(you).toEqual([{ what: 'documents', who: 'Maya Okafor', count: 1 }]);
  expect(others).toEqual([
    { what: 'review_completed', who: null, count: 1 },
    { what: 'other_party', who: 'Daniel Okafor', count: 1 },
  ]);
});

test('a party sees documents that were sent back and every agreed action as their own open tasks in every step', () => {
  const progress = progressAt('agreement_draft');
  const rejected = requirement('rejected');
  const action = (participant_id: string, due_on: string, is_done = false) => ({
    text: 'List the Wednesdays',
    participant_id,
    due_on,
    is_done,
  });
  const held = session({
    id: 'held',
    status: 'completed',
    next_actions: [
      action(me, '2026-11-25'),
      action(me, '2026-11-21'),
      action(me, '2026-11-21', true),
      action(other, '2026-11-21'),
    ],
  });
  const requirements = [rejected, requirement('needed'), requirement('rejected', other)];
  const { you } = pendingActions(facts({ progress, requirements, sessions: [held] }), [], now);
  expect(you).toMatchObject([
    { what: 'sent_back', requirement: rejected },
    { what: 'agreed', agreed: { place: 1 }, isLate: true },
    { what: 'agreed', agreed: { place: 0 }, isLate: false },
  ]);
});

test('everything that a home shows as waiting for a party counts as their own open task, in every step', () => {
  const duty = (values: Partial<DueDuty>) =>
    ({ id: crypto.randomUUID(), kind: 'handover', who: 'A', marks: [], due_on: '2026-11-24', ...values }) as DueDuty;
  const done = duty({ marks: [{ participant_id: me, done_at: '2026-11-23T12:00:00Z' }] });
  const [today, review, next] = [duty({}), duty({ kind: 'review', who: 'both' }), duty({ due_on: '2026-12-24' })];
  const duties = ownDuties([done, duty({ who: 'B' }), today, review, next], { id: me, side: 'A' });
  const lawyer = { name: 'Lea Kim' } as Participant;
  const version = unsigned('memorandum', '2026-11-24T12:00:00Z');
  const progress = progressAt('negotiation_sessions');
  const { you, later } = pendingActions(
    facts({ progress, duties, lawyer, isAskedAboutAi: true, unsigned: [version] }),
    [],
    now,
  );
  expect(you).toMatchObject([
    { what: 'signatures_in', version },
    { what: 'duty', duty: today },
    { what: 'duty', duty: review },
    { what: 'lawyer', who: 'Lea Kim' },
    { what: 'ai_consent' },
  ]);
  expect(later).toMatchObject([{ what: 'duty', duty: next }]);
});

test('the next step is the documents that were sent back before a wait', () => {
  const rejected = requirement('rejected');
  const progress = progressAt('agreement_draft', [fact('signatures_in', other)]);
  expect(nextStepOf(facts({ progress, requirements: [requirement('needed'), rejected] }), now)).toEqual({
    kind: 'documents',
    requirements: [rejected],
    isEarly: false,
  });
});

test('a party sees the questions about their intake as their own open task', () => {
  const { you } = pendingActions(
    facts({ progress: progressAt('mediator_review'), intake: { status: 'returned' } }),
    [],
  );
  expect(you).toEqual([{ what: 'questions', who: null, count: 1 }]);
});

test('a party sees the proposals and questions that wait for them as their own open tasks', () => {
  const progress = progressAt('negotiation_sessions');
  const { you } = pendingActions(facts({ progress, asked: { proposals: 2, questions: 1 } }), []);
  expect(you).toEqual([
    { what: 'proposals', who: null, count: 2 },
    { what: 'reality_checks', who: null, count: 1 },
  ]);
});

test('a party sees their finished parts, of documents only their own', () => {
  const requirements = [
    requirement('confirmed'),
    requirement('uploaded'),
    requirement('not_available'),
    requirement('not_applicable'),
    requirement('needed'),
    requirement('confirmed', other),
  ];
  const progress = {
    ...progressAt('document_upload'),
    intakes: [
      { participant_id: me, submitted_on: '2026-11-03' },
      { participant_id: other, submitted_on: '2026-11-05' },
    ],
  };
  expect(finishedActions(facts({ requirements, progress }))).toEqual({
    intake: '2026-11-03',
    documents: { sent: 1, accepted: 1, notAvailable: 1, notNeeded: 1 },
    session: false,
    signature: false,
    onPaper: null,
  });
});

test('a signature that was recorded from paper waits for the party’s look, and is never called their own', () => {
  const paper = {
    version_id: 'version',
    document: 'memorandum' as const,
    number: 1,
    method: 'paper' as const,
    signed_at: '2026-11-23T12:00:00Z',
    recorded_by_name: 'Ruth Lindqvist',
    was_in_question: false,
  };
  const onScreen = { ...paper, version_id: 'other', method: 'platform' as const, recorded_by_name: null };
  const draft = (missing: Fact[], signed: SignedVersion[]) =>
    facts({ progress: progressAt('agreement_draft', missing), signed });
  const partly = draft([fact('signatures_in', me, 1, 3, 0)], [paper]);
  expect(pendingActions(partly, [], now).you).toEqual([{ what: 'signatures_in', who: null, count: 1, paper }]);
  expect(nextStepOf(partly, now)).toEqual({ kind: 'draft', signed: 1, total: 3, isOnPaper: true });
  expect(finishedActions(partly)).toMatchObject({ signature: false, onPaper: { signed: 1, total: 3 } });
  const all = draft([], [paper]);
  expect(nextStepOf(all, now)).toEqual({ kind: 'wait', for: 'paper' });
  expect(finishedActions(all)).toMatchObject({ signature: false, onPaper: { signed: 1, total: 1 } });
  const both = draft([], [paper, onScreen]);
  expect(finishedActions(both)).toMatchObject({ signature: true, onPaper: { signed: 1, total: 2 } });
  const none = draft([], [onScreen]);
  expect(nextStepOf(none, now)).toEqual({ kind: 'wait', for: 'signature' });
  expect(finishedActions(none)).toMatchObject({ signature: true, onPaper: null });
});

test('a party reads on their home that their proposal was not accepted, as the next step when nothing else is', () => {
  const topic = { id: 'topic', issue: 'home' } as CaseTopic;
  const waiting = facts({ progress: progressAt('negotiation_sessions'), refused: [topic] });
  expect(nextStepOf(waiting, now)).toEqual({ kind: 'refused', topic });
  expect(pendingActions(waiting, [], now).you).toEqual([{ what: 'refused', who: null, count: 1, topic }]);
  const sessions = [
    session({ status: 'scheduled', starts_at: '2026-12-03T10:00:00Z', ends_at: '2026-12-03T11:00:00Z' }),
  ];
  expect(nextStepOf({ ...waiting, sessions }, now).kind).toBe('session');
});
