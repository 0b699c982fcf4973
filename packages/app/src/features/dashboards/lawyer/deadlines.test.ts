import { expect, test } from 'vitest';
import { deadlinesOf } from './deadlines.ts';

const now = Date.parse('2026-11-24T12:00:00Z');

test('a lawyer’s deadlines list open documents, actions, sessions and lawyer rounds by date and mark the overdue ones', () => {
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
    [
      { id: 'r', case_id: 'one', document: 'parenting', deadline_at: '2026-11-27T17:00:00Z', is_done: false },
      { id: 'd', case_id: 'one', document: 'memorandum', deadline_at: '2026-11-26T17:00:00Z', is_done: true },
    ] as never,
    now,
  );
  expect(due.map(({ what, text, isLate }) => [what, text, isLate])).toEqual([
    ['document', 'late', true],
    ['action', 'Send the valuation', false],
    ['round', '', false],
    ['session', '', false],
  ]);
  expect(due[0]?.caseTitle).toBe('Okafor family');
});
