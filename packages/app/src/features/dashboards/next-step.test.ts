import type { CaseProgress, MediationSession, Requirement } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { type CaseFacts, nextStepOf, unanswered, upcoming } from './next-step.ts';
import { waitingOf } from './waiting.ts';

const now = Date.parse('2026-11-24T12:00:00Z');
const me = 'seat-of-maya';
const other = 'seat-of-daniel';

type Fact = CaseProgress['steps'][number]['missing'][number];
const fact = (code: Fact['code'], participant_id: string | null, done = 0, total = 1): Fact => ({
  code,
  participant_id,
  done,
  total,
});

const progressAt = (step: CaseProgress['step'], missing: Fact[] = []): CaseProgress => ({
  step,
  is_complete: false,
  steps: [{ id: step, state: 'now', missing }],
  intakes: [],
  documents: [],
  version: 1,
});

const paper = (state: Requirement['state'], participant_id = me) =>
  ({ id: crypto.randomUUID(), participant_id, state, label: 'Pay slips' }) as Requirement;

const session = (values: Partial<MediationSession>) =>
  ({
    status: 'proposed',
    starts_at: null,
    ends_at: null,
    slots: [],
    attendees: [{ participant_id: me }],
    ...values,
  }) as MediationSession;

const offering = (answers: Record<string, 'yes'> = {}, starts_at = '2026-12-03T10:00:00Z') =>
  session({ slots: [{ id: 'slot', starts_at, is_outside_hours: false, answers }] });

const facts = (values: Partial<CaseFacts> = {}): CaseFacts => ({
  case: { status: 'open', step: 'document_upload' },
  progress: progressAt('document_upload', [fact('documents', me, 14, 16)]),
  requirements: [],
  sessions: [],
  intake: { status: 'submitted' },
  seat: me,
  ...values,
});

test('a person whose papers are missing is asked for them, and for those that were sent back', () => {
  const requirements = [paper('needed'), paper('rejected'), paper('confirmed'), paper('needed', other)];
  expect(nextStepOf(facts({ requirements }), now)).toEqual({ kind: 'papers', papers: requirements.slice(0, 2) });
});

test('a person whose papers are all sent waits for the mediator', () => {
  expect(nextStepOf(facts({ requirements: [paper('uploaded')] }), now)).toEqual({ kind: 'wait', for: 'papers' });
});

test('a person who is done waits for the other one', () => {
  const progress = progressAt('document_upload', [fact('other_party', other)]);
  expect(nextStepOf(facts({ progress }), now)).toEqual({ kind: 'wait', for: 'person' });
});

test.each([
  [null, 'new'],
  [{ status: 'draft' as const }, 'begun'],
  [{ status: 'returned' as const }, 'returned'],
])('a person with the intake %j is led to it', (intake, state) => {
  const progress = progressAt('intake', [fact('intake', me)]);
  expect(nextStepOf(facts({ progress, intake }), now)).toEqual({ kind: 'intake', state });
});

test('a person who has nothing else to do is asked which times suit', () => {
  const asked = offering();
  const progress = progressAt('first_session', [fact('session_held', null)]);
  expect(nextStepOf(facts({ progress, sessions: [asked] }), now)).toEqual({ kind: 'times', session: asked });
  expect(unanswered([offering({ [me]: 'yes' })], me, now)).toBeUndefined();
  expect(unanswered([offering({ [other]: 'yes' })], me, now)).toBeDefined();
  expect(unanswered([offering({}, '2026-11-24T11:00:00Z')], me, now)).toBeUndefined();
  expect(unanswered([{ ...asked, attendees: [] }], me, now)).toBeUndefined();
});

test('a person prepares for the soonest session that is not over', () => {
  const at = (starts_at: string, ends_at: string) => session({ status: 'scheduled', starts_at, ends_at });
  const over = at('2026-11-24T09:00:00Z', '2026-11-24T10:00:00Z');
  const soon = at('2026-11-24T11:30:00Z', '2026-11-24T12:45:00Z');
  const later = at('2026-12-03T10:00:00Z', '2026-12-03T11:00:00Z');
  expect(upcoming([over, later, soon], now)).toBe(soon);
  const progress = progressAt('first_session');
  expect(nextStepOf(facts({ progress, sessions: [later] }), now)).toEqual({ kind: 'session', session: later });
});

test.each([
  ['mediator_review', 'review'],
  ['first_session', 'times'],
  ['negotiation_sessions', 'draft'],
] as const)('on the step %s without anything to do it is said what comes', (step, what) => {
  expect(nextStepOf(facts({ progress: progressAt(step) }), now)).toEqual({ kind: 'wait', for: what });
});

test('a person whose signature is missing is led to the agreement, and waits for the other one after signing', () => {
  const signing = (...missing: Fact[]) => nextStepOf(facts({ progress: progressAt('agreement_draft', missing) }), now);
  const [own, theirs] = [fact('signatures_in', me), fact('signatures_in', other)];
  expect(signing(own, theirs)).toEqual({ kind: 'draft' });
  expect(signing(theirs)).toEqual({ kind: 'wait', for: 'signature' });
});

test('a case that is on hold, closed or complete asks for nothing', () => {
  expect(nextStepOf(facts({ case: { status: 'on_hold', step: 'intake' } }), now)).toEqual({ kind: 'on_hold' });
  expect(nextStepOf(facts({ case: { status: 'closed', step: 'intake' } }), now)).toEqual({ kind: 'closed' });
  const complete = { ...progressAt('final_agreement'), is_complete: true };
  expect(nextStepOf(facts({ progress: complete }), now)).toEqual({ kind: 'done' });
});

test('of the other party a person learns only that it is their turn', () => {
  const progress = progressAt('document_upload', [fact('documents', me, 14, 16), fact('other_party', other)]);
  const people = [
    { id: me, name: 'Maya Okafor' },
    { id: other, name: 'Daniel Okafor' },
  ] as Parameters<typeof waitingOf>[1];
  const { you, others } = waitingOf(facts({ progress, requirements: [paper('needed'), paper('uploaded')] }), people);
  expect(you).toEqual([{ what: 'documents', who: 'Maya Okafor', count: 1 }]);
  expect(others).toEqual([
    { what: 'review_completed', who: null, count: 1 },
    { what: 'other_party', who: 'Daniel Okafor', count: 1 },
  ]);
});
