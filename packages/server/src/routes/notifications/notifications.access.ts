import type { TableAccess } from '../../proofs/access/access.ts';

export const access: TableAccess = {
  table: 'notifications',
  about: 'What a person is notified of, in neutral words.',
  rows: [
    {
      rows: 'a notification of a party',
      make: async (owner, { a, caseId }) => {
        const [made] = await owner<{ id: string }>`
          insert into notifications (user_id, type, message, case_id) values (${a.id}, 'message', 'A new message.', ${caseId})
          returning id`;
        return made!.id;
      },
      reads: ['a'],
      changes: [
        { what: 'mark a notification of a party as read', set: () => ({ status: 'read' }), who: ['a'] },
        { what: 'put away a notification of a party', set: () => ({ deleted_at: '2026-01-01' }), who: ['a'] },
        { what: 'reword a notification', set: () => ({ message: 'x' }), who: [] },
        { what: 'date back a notification', set: () => ({ read_at: '2026-01-01' }), who: [] },
        { what: 'say that a notification was mailed', set: () => ({ mailed_at: '2026-01-01' }), who: [] },
        { what: 'hand a notification to somebody else', set: ({ b }) => ({ user_id: b.id }), who: [] },
      ],
    },
    {
      rows: 'what a former lawyer was notified of',
      make: async (owner, { former, caseId, privateA }) => {
        const [made] = await owner<{ id: string }>`
          insert into notifications (user_id, type, message, case_id, visible_to)
          values (${former.id}, 'message', 'A new message.', ${caseId}, ${privateA}) returning id`;
        return made!.id;
      },
      reads: ['former'],
      changes: [
        { what: 'mark what a former lawyer was notified of as read', set: () => ({ status: 'read' }), who: ['former'] },
      ],
    },
  ],
  adds: [
    {
      row: 'a notification',
      values: ({ a }) => ({ user_id: a.id, type: 'message', message: 'A new message.' }),
      who: [],
    },
  ],
};
