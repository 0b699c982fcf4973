import type { Sql } from '../../../database/database.ts';
import type { TableAccess } from '../../../proofs/access/access.ts';
import type { Family } from '../../../testing/family.ts';
import { insertVersion } from '../agreement-versions.access.ts';

/** Inserts an open lawyer round. */
export async function insertRound(owner: Sql, family: Family): Promise<string> {
  const [made] = await owner<{ id: string }>`
    insert into lawyer_rounds (case_id, version_id, opened_by, deadline_at)
    values (${family.caseId}, ${await insertVersion(owner, family)}, ${family.mediator.id}, now() + interval '7 days')
    returning id`;
  return made!.id;
}

export const access: TableAccess = {
  table: 'lawyer_rounds',
  about: 'Rounds in which the lawyers of both sides comment on a version of the agreement.',
  rows: [
    {
      rows: 'a lawyer round',
      make: insertRound,
      reads: ['mediator', 'a', 'b', 'lawyerA', 'lawyerB'],
      changes: [
        { what: 'close a lawyer round', set: () => ({ closed_at: '2026-11-01' }), who: [] },
        { what: 'move the deadline of a lawyer round', set: () => ({ deadline_at: '2040-01-01' }), who: [] },
      ],
    },
  ],
  adds: [
    {
      row: 'a lawyer round past the checks',
      values: ({ caseId }) => ({ case_id: caseId, version_id: caseId, deadline_at: '2040-01-01' }),
      who: [],
    },
  ],
};
