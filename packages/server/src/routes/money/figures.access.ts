import type { Sql } from '../../database/database.ts';
import type { TableAccess } from '../../proofs/access/access.ts';
import type { Family } from '../../testing/family.ts';

/** A figure of party A. */
export async function figureOfA(owner: Sql, family: Family, visibleTo = family.privateA): Promise<string> {
  const [made] = await owner<{ id: string }>`
    insert into figures (case_id, participant_id, is_joint, visible_to, category, label, amount_minor, as_of)
    values (${family.caseId}, ${family.participantOfA.id}, false, ${visibleTo}, 'owns', 'Savings', 1485000, '2026-11-01')
    returning id`;
  return made!.id;
}

const changes = [
  { what: 'change an amount past the checks', set: () => ({ amount_minor: 1 }), who: [] },
  { what: 'open a figure', set: ({ caseId }: Family) => ({ visible_to: `parties-${caseId}` }), who: [] },
];

export const access: TableAccess = {
  table: 'figures',
  about:
    'What each party owns, owes, earns and spends: for their side and the mediator, and for everybody once both statements are open.',
  rows: [
    {
      rows: 'a figure of a statement that is not open',
      make: (owner, family) => figureOfA(owner, family),
      reads: ['mediator', 'a', 'lawyerA'],
      changes,
    },
    {
      rows: 'a figure of an open statement',
      make: (owner, family) => figureOfA(owner, family, family.together),
      reads: ['mediator', 'a', 'b', 'lawyerA', 'lawyerB'],
      changes,
    },
  ],
  adds: [
    {
      row: 'a figure past the checks',
      values: ({ caseId, privateA, participantOfA }) => ({
        case_id: caseId,
        participant_id: participantOfA.id,
        is_joint: false,
        visible_to: privateA,
        category: 'owns',
        label: 'Car',
        amount_minor: 1,
        as_of: '2026-11-01',
      }),
      who: [],
    },
  ],
};
