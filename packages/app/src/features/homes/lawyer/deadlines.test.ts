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
    [],
    'tomas',
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

test('a lawyer’s deadlines list what their client signed and has not ticked, and nothing of the other party', () => {
  const duty = (id: string, who: string, marks: string[] = []) => ({
    id,
    who,
    what: id,
    document: 'memorandum',
    due_on: '2026-12-15',
    marks: marks.map((participant_id) => ({ participant_id })),
  });
  const signed = [
    {
      caseId: 'one',
      duties: [
        duty('Renew the passport', 'A'),
        duty('Look at it again', 'both', ['daniel']),
        duty('Pay the school', 'both', ['maya']),
        duty('Hand over the keys', 'B'),
      ],
      participants: [
        { id: 'maya', side: 'A', status: 'active' },
        { id: 'daniel', side: 'B', status: 'active' },
        {
          id: 'l',
          status: 'active',
          user_id: 'tomas',
          represents_participant_id: 'maya',
          confirmed_by_client_at: '2026-11-02',
        },
        {
          id: 'u',
          status: 'active',
          user_id: 'unconfirmed',
          represents_participant_id: 'maya',
          confirmed_by_client_at: null,
        },
      ],
    },
  ] as never;
  const dueFor = (lawyer: string) => deadlinesOf([{ id: 'one', title: 'Okafor' }], [], [], [], signed, lawyer, now);
  expect(dueFor('tomas')).toMatchObject([
    { text: 'Renew the passport', on: '2026-12-15', document: 'memorandum', caseTitle: 'Okafor', isLate: false },
    { text: 'Look at it again' },
  ]);
  expect(dueFor('tomas')).toHaveLength(2);
  expect([...dueFor('unconfirmed'), ...dueFor('somebody')]).toEqual([]);
});
