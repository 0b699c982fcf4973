import type { TableAccess } from '../../../proofs/access/access.ts';

export const access: TableAccess = {
  table: 'person_settings',
  about: 'What a person set for themselves: language, theme, time zone, the way out.',
  key: 'user_id',
  rows: [
    {
      rows: 'the settings of a party',
      make: async (_, { a }) => a.id,
      reads: ['a'],
      changes: [
        { what: 'change the theme of a party', set: () => ({ theme: 'dark' }), who: ['a'] },
        { what: 'share when a party reads', set: () => ({ shares_read_receipts: true }), who: ['a'] },
        { what: 'move the way out of a party', set: () => ({ quick_exit_url: 'https://x.example' }), who: ['a'] },
        { what: 'hand settings to somebody else', set: ({ b }) => ({ user_id: b.id }), who: [] },
      ],
    },
  ],
  adds: [{ row: 'settings', values: () => ({ user_id: crypto.randomUUID() }), who: [] }],
};
