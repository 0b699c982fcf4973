import type { Sql } from '../../database/database.ts';
import type { TableAccess } from '../../proofs/access/access.ts';
import type { Family } from '../../testing/family.ts';

const statementOfA = async (owner: Sql, { caseId, participantOfA }: Family, visibleTo: string) => {
  const [made] = await owner<{ id: string }>`
    insert into money_statements (case_id, participant_id, visible_to)
    values (${caseId}, ${participantOfA.id}, ${visibleTo})
    on conflict (case_id, participant_id) do update set visible_to = excluded.visible_to returning id`;
  return made!.id;
};

const changes = [
  { what: 'open a statement', set: ({ together }: Family) => ({ visible_to: `${together} ` }), who: [] },
];

export const access: TableAccess = {
  table: 'money_statements',
  about: 'That a party’s figures are complete: for their side and the mediator, and for everybody once both are open.',
  rows: [
    {
      rows: 'a party’s statement that is not open',
      make: (owner, family) => statementOfA(owner, family, family.privateA),
      reads: ['mediator', 'a', 'lawyerA'],
      changes,
    },
    {
      rows: 'an open statement',
      make: (owner, family) => statementOfA(owner, family, family.together),
      reads: ['mediator', 'a', 'b', 'lawyerA', 'lawyerB'],
      changes,
    },
  ],
  adds: [
    {
      row: 'a statement past the checks',
      values: ({ caseId, together, participantOfA }) => ({
        case_id: caseId,
        participant_id: participantOfA.id,
        visible_to: together,
      }),
      who: [],
    },
  ],
};
