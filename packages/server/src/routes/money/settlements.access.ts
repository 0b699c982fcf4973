import type { Sql } from '../../database/database.ts';
import type { TableAccess } from '../../proofs/access/access.ts';
import type { Family } from '../../testing/family.ts';

const content = JSON.stringify({ keeps: {} });

interface Kept {
  by: string;
  for?: string;
  name?: string;
}

/** A settlement of party A, or one that the mediators keep: `for` are the readers once it is shared. */
async function settlementOf(owner: Sql, { caseId, participantOfA }: Family, { by, for: readers, name = '' }: Kept) {
  const [made] = await owner<{ id: string }>`
    insert into settlements (case_id, participant_id, kept_by, visible_to, name, content, amounts, number, shared_at)
    values (${caseId}, ${participantOfA.id}, ${by}, ${readers ?? by}, nullif(${name}, ''), ${content}::jsonb,
      ${readers === undefined ? null : '{}'}::jsonb, ${readers === undefined || name !== '' ? null : 1},
      ${readers === undefined ? null : '2026-12-01T10:00:00Z'})
    returning id`;
  return made!.id;
}

const changes = [
  { what: 'change who gets what past the checks', set: () => ({ version: 9 }), who: [] },
  { what: 'show it to others past the checks', set: ({ together }: Family) => ({ visible_to: together }), who: [] },
];

export const access: TableAccess = {
  table: 'settlements',
  about:
    'Ways to divide what the parties own and owe: of their author alone until shared, then of a side and the mediator, or of everybody.',
  rows: [
    {
      rows: 'what a party tries out',
      make: (owner, family) => settlementOf(owner, family, { by: `user-${family.a.id}` }),
      reads: ['a'],
      changes,
    },
    {
      rows: 'the working copy of the mediator',
      make: (owner, family) => settlementOf(owner, family, { by: `mediator-${family.caseId}` }),
      reads: ['mediator'],
      changes,
    },
    {
      rows: 'a way that a party has shown to the mediator',
      make: (owner, family) =>
        settlementOf(owner, family, { by: `user-${family.a.id}`, for: family.privateA, name: 'Sell in spring' }),
      reads: ['mediator', 'a', 'lawyerA'],
      changes,
    },
    {
      rows: 'a shared version',
      make: (owner, family) => settlementOf(owner, family, { by: `mediator-${family.caseId}`, for: family.together }),
      reads: ['mediator', 'a', 'b', 'lawyerA', 'lawyerB'],
      changes,
    },
  ],
  adds: [
    {
      row: 'a settlement past the checks',
      values: ({ caseId, participantOfA, people }, actor) => {
        const by = `user-${actor === 'guest' ? participantOfA.id : people[actor].id}`;
        return { case_id: caseId, participant_id: participantOfA.id, kept_by: by, visible_to: by, content };
      },
      who: [],
    },
  ],
};
