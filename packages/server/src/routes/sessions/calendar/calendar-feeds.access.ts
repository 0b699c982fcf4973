import { randomUUID } from 'node:crypto';
import type { TableAccess } from '../../../proofs/access/access.ts';

export const access: TableAccess = {
  table: 'calendar_feeds',
  about: 'Secret addresses for calendar programs; only the hash is kept, and nobody reads it.',
  rows: [
    {
      rows: 'a party’s calendar address',
      make: async (owner, { a }) => {
        const [made] = await owner<{ id: string }>`
          insert into calendar_feeds (user_id, token_hash, revoked_at) values (${a.id}, ${randomUUID()}, now()) returning id`;
        return made!.id;
      },
      reads: ['a'],
      changes: [
        { what: 'let a revoked calendar address work again', set: () => ({ revoked_at: null }), who: [] },
        { what: 'choose the secret of an address', set: () => ({ token_hash: randomUUID() }), who: [] },
        { what: 'show nights past the call for it', set: () => ({ shows_nights: true }), who: [] },
        { what: 'hand an address to somebody else', set: ({ b }) => ({ user_id: b.id }), who: [] },
      ],
    },
  ],
  adds: [
    {
      row: 'a calendar address with a secret of their own choice',
      values: ({ people }, actor) => ({
        user_id: actor === 'guest' ? people.a.id : people[actor].id,
        token_hash: randomUUID(),
      }),
      who: [],
    },
  ],
};
