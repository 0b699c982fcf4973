import type { Readers } from '@mediation/api-client';
import type { Sql } from '../../../database/database.ts';
import type { TableAccess } from '../../../proofs/access/access.ts';
import type { Family } from '../../../testing/family.ts';
import { insertVersion } from '../agreement-versions.access.ts';

async function insertMark(owner: Sql, family: Family, readers: Readers): Promise<string> {
  const version = await insertVersion(owner, family, readers);
  const [made] = await owner<{ id: string }>`
    insert into duty_marks (case_id, version_id, participant_id, duty_id, due_on, visible_to)
    select case_id, id, ${family.participantOfA.id}, gen_random_uuid(), '2027-06-15', visible_to from agreement_versions
    where id = ${version} and case_id = ${family.caseId} returning id`;
  return made!.id;
}

export const access: TableAccess = {
  table: 'duty_marks',
  about: 'Which party has marked their part of a duty of a signed version as done.',
  rows: [
    {
      rows: 'a mark',
      make: (owner, family) => insertMark(owner, family, 'everyone'),
      reads: ['mediator', 'a', 'b', 'lawyerA', 'lawyerB'],
      changes: [
        {
          what: 'mark for somebody else',
          set: ({ participantOfB }) => ({ participant_id: participantOfB.id }),
          who: [],
        },
        { what: 'date a mark back', set: () => ({ done_at: '2026-01-01' }), who: [] },
      ],
    },
    {
      rows: 'a mark about a version for the parties',
      make: (owner, family) => insertMark(owner, family, 'parties'),
      reads: ['mediator', 'a', 'b'],
    },
  ],
  adds: [
    {
      row: 'a mark past the call for it',
      values: ({ caseId, participantOfA }) => ({
        case_id: caseId,
        version_id: crypto.randomUUID(),
        participant_id: participantOfA.id,
        duty_id: crypto.randomUUID(),
        due_on: '2027-06-15',
        visible_to: `case-${caseId}`,
      }),
      who: [],
    },
  ],
};
