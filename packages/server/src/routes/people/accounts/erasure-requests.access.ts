import type { TableAccess } from '../../../proofs/access/access.ts';

export const access: TableAccess = {
  table: 'erasure_requests',
  about: 'What people asked for who want their data gone, and what came of it.',
  rows: [
    {
      rows: 'the request of a party',
      make: async (owner, { a }) => {
        await owner`delete from erasure_requests where user_id = ${a.id}`;
        const [made] = await owner<{ id: string }>`
          insert into erasure_requests (user_id) values (${a.id}) returning id`;
        return made!.id;
      },
      reads: ['a', 'admin', 'officeAdmin'],
      changes: [
        { what: 'answer a request', set: () => ({ status: 'done_in_part', explanation: 'Gone.' }), who: [] },
        { what: 'hand a request to somebody else', set: ({ b }) => ({ user_id: b.id }), who: [] },
      ],
    },
  ],
  adds: [{ row: 'a request for somebody else', values: ({ b }) => ({ user_id: b.id }), who: [] }],
};
