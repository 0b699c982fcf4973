import type { TableAccess } from '../../proofs/access/access.ts';

const read_at = '2026-11-21T09:00:00Z';

export const access: TableAccess = {
  table: 'chat_read_marks',
  about: 'How far a person has read in a channel.',
  key: 'channel_id',
  rows: [
    {
      rows: 'how far a party has read in private',
      make: async (owner, { privateA, a }) => {
        await owner`
          insert into chat_read_marks (user_id, channel_id, read_at) values (${a.id}, ${privateA}, ${read_at})`;
        return privateA;
      },
      reads: ['a'],
      changes: [
        { what: 'move the mark of a party', set: () => ({ read_at: '2026-11-22T09:00:00Z' }), who: ['a'] },
        { what: 'hand a mark to somebody else', set: ({ b }) => ({ user_id: b.id }), who: [] },
        { what: 'move a mark to another channel', set: ({ together }) => ({ channel_id: together }), who: [] },
      ],
    },
  ],
  adds: [
    {
      row: 'a mark in the channel of everybody',
      values: ({ together }) => ({ channel_id: together, read_at }),
      who: ['mediator', 'a', 'b', 'lawyerA', 'lawyerB'],
    },
    {
      row: 'a mark in the private channel of the other party',
      values: ({ privateB }) => ({ channel_id: privateB, read_at }),
      who: ['mediator', 'b'],
    },
    {
      row: 'a mark in the support channel of a party',
      values: ({ a }) => ({ channel_id: `support-${a.id}`, read_at }),
      who: ['a', 'admin', 'officeAdmin'],
    },
    {
      row: 'a mark for somebody else',
      values: ({ b, together }) => ({ user_id: b.id, channel_id: together, read_at }),
      who: [],
    },
  ],
};
