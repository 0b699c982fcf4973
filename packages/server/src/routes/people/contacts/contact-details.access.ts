import type { TableAccess } from '../../../proofs/access/access.ts';

export const access: TableAccess = {
  table: 'contact_details',
  about: 'How to reach somebody, and how to do it without harm. For the person and the mediators of their cases.',
  key: 'user_id',
  rows: [
    {
      rows: 'how a party is reached',
      make: async (_, { a }) => a.id,
      reads: ['mediator', 'a'],
      changes: [
        { what: 'change the number of a party', set: () => ({ phone: '+44 117 496 0000' }), who: ['a'] },
        { what: 'change the code word of a party', set: () => ({ safe_code_word: 'heron' }), who: ['a'] },
        { what: 'change the address of a party', set: () => ({ email: 'x@test.example' }), who: [] },
        { what: 'confirm a safe contact', set: () => ({ safe_confirmed_at: '2026-01-01' }), who: [] },
      ],
    },
  ],
  adds: [{ row: 'an address', values: () => ({ user_id: crypto.randomUUID(), email: 'x@test.example' }), who: [] }],
};
