import type { TableAccess } from '../../proofs/access/access.ts';

export const access: TableAccess = {
  table: 'notification_preferences',
  about: 'How a person wants to be notified. The row is made with the person.',
  key: 'user_id',
  rows: [
    {
      rows: 'the wishes of a party',
      make: async (_, { a }) => a.id,
      reads: ['a'],
      changes: [
        { what: 'change the wishes of a party', set: () => ({ wording: 'full' }), who: ['a'] },
        { what: 'silence a party', set: () => ({ not_in_app: ['message'] }), who: ['a'] },
        { what: 'hand wishes to somebody else', set: ({ b }) => ({ user_id: b.id }), who: [] },
        { what: 'set the version of wishes', set: () => ({ version: 7 }), who: [] },
      ],
    },
  ],
  adds: [{ row: 'wishes', values: ({ a }) => ({ user_id: a.id }), who: [] }],
};
