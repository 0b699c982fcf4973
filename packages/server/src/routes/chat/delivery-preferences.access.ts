import type { TableAccess } from '../../proofs/access/access.ts';

export const access: TableAccess = {
  table: 'delivery_preferences',
  about: 'At which hours a party receives messages of the other party, and which wait for the mediator.',
  key: 'user_id',
  rows: [
    {
      rows: 'how a party receives messages',
      make: async (owner, { a, caseId }) => {
        await owner`
          insert into delivery_preferences (user_id, case_id, holds_from) values (${a.id}, ${caseId}, 6)
          on conflict do nothing`;
        return a.id;
      },
      reads: ['mediator', 'a'],
      changes: [
        { what: 'change how a party receives messages', set: () => ({ holds_from: 4 }), who: ['a'] },
        { what: 'hand it to somebody else', set: ({ b }) => ({ user_id: b.id }), who: [] },
      ],
    },
  ],
  adds: [
    {
      row: 'their own wish',
      values: ({ caseId, otherCaseId }, actor) => ({ case_id: actor === 'a' ? otherCaseId : caseId, holds_from: 6 }),
      who: ['b'],
    },
    { row: 'a wish for somebody else', values: ({ caseId, b }) => ({ case_id: caseId, user_id: b.id }), who: [] },
  ],
};
