import type { CaseListItem, CaseRequest, Insight } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { type CaseSignals, lateness, needingAttention, riskOf } from './attention.ts';
import { deadlinesOf } from '../lawyer/deadlines.ts';

const now = Date.parse('2026-11-24T12:00:00Z');

const caseOf = (id: string, values: Partial<CaseListItem> = {}) =>
  ({
    id,
    title: id,
    status: 'open',
    step: 'intake',
    unread_count: 0,
    people: ['Maya', 'Daniel'],
    last_activity_at: '2026-11-24T10:00:00Z',
    ...values,
  }) as CaseListItem;

const calm: CaseSignals = { risk: null, requests: [], documentHours: [] };
const asks = (kind: CaseRequest['kind'], created_at = '2026-11-23T12:00:00Z') => [{ kind, created_at } as CaseRequest];

test('the cases needing attention are ordered by severity, each with one reason, without calm and closed cases', () => {
  const signs: Record<string, CaseSignals> = {
    documents: { ...calm, documentHours: [3, 26.4] },
    risk: { ...calm, risk: { level: 'high', score: 8 } },
    safety: { ...calm, requests: asks('safety_concern'), risk: { level: 'low', score: 1 } },
    pause: { ...calm, requests: asks('pause') },
  };
  const cases = [
    caseOf('calm'),
    caseOf('alone', { people: ['Maya'] }),
    caseOf('quiet', { last_activity_at: '2026-11-14T12:00:00Z' }),
    caseOf('unread', { unread_count: 3 }),
    caseOf('review', { step: 'mediator_review' }),
    ...['documents', 'risk', 'safety', 'pause'].map((id) => caseOf(id)),
    caseOf('closed', { status: 'closed', unread_count: 3 }),
  ];
  const found = needingAttention(cases, (id) => signs[id] ?? calm, now);
  expect(found.map(({ listedCase }) => listedCase.id)).toEqual([
    'safety',
    'risk',
    'pause',
    'documents',
    'unread',
    'review',
    'quiet',
    'alone',
  ]);
  expect(found.map(({ reason }) => reason)).toContainEqual({ kind: 'documents', count: 2, hours: 26 });
  expect(found.map(({ reason }) => reason)).toContainEqual({ kind: 'quiet', days: 10 });
  expect(found.filter(({ isFlagged }) => isFlagged).map(({ listedCase }) => listedCase.id)).toEqual(['safety']);
});

test('a case on hold without activity and a case with an old pause request need no attention', () => {
  const held = caseOf('held', { status: 'on_hold', last_activity_at: '2026-10-01T12:00:00Z' });
  const old = { ...calm, requests: asks('pause', '2026-11-01T12:00:00Z') };
  expect(needingAttention([held, caseOf('old')], (id) => (id === 'old' ? old : calm), now)).toEqual([]);
});

test('the risk of a case comes from its newest risk assessment', () => {
  const insight = (insight_type: Insight['insight_type'], content: Insight['content']) =>
    ({ insight_type, content }) as Insight;
  const insights = [
    insight('tone_analysis', { tone: 'hostile', intensity: 8 }),
    insight('risk_assessment', { risk_level: 'medium', risk_score: 4.6 }),
    insight('risk_assessment', { risk_level: 'high', risk_score: 8 }),
  ];
  expect(riskOf(insights)).toEqual({ level: 'medium', score: 5 });
  expect(riskOf([])).toBeNull();
});

test.each([
  [23.9, 'in_time'],
  [24, 'soon'],
  [47.9, 'soon'],
  [48, 'late'],
])('a document that has waited %d hours for review is %s', (hours, state) => {
  expect(lateness(hours)).toBe(state);
});

test('a lawyer’s deadlines list open documents, actions and sessions by date and mark the overdue ones', () => {
  const requirement = (id: string, due_on: string | null, state = 'needed') => ({
    id,
    case_id: 'one',
    label: id,
    due_on,
    state,
  });
  const due = deadlinesOf(
    [{ id: 'one', title: 'Okafor family' }],
    [
      requirement('late', '2026-11-20'),
      requirement('in', '2026-11-25', 'confirmed'),
      requirement('free', null),
    ] as never,
    [
      { id: 's', case_id: 'one', status: 'scheduled', starts_at: '2026-12-03T10:00:00Z', next_actions: [] },
      {
        id: 'p',
        case_id: 'one',
        status: 'completed',
        starts_at: '2026-11-10T10:00:00Z',
        next_actions: [
          { text: 'Send the valuation', due_on: '2026-11-24', is_done: false },
          { text: 'Call the school', due_on: '2026-11-24', is_done: true },
        ],
      },
    ] as never,
    now,
  );
  expect(due.map(({ what, text, isLate }) => [what, text, isLate])).toEqual([
    ['document', 'late', true],
    ['action', 'Send the valuation', false],
    ['session', '', false],
  ]);
  expect(due[0]?.caseTitle).toBe('Okafor family');
});
