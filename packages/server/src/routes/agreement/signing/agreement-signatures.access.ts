import type { Readers } from '@mediation/api-client';
import type { Sql } from '../../../database/database.ts';
import type { TableAccess } from '../../../proofs/access/access.ts';
import { insertVersion } from '../agreement-versions.access.ts';
import type { Family } from '../../../testing/family.ts';

async function insertSignature(owner: Sql, family: Family, readers: Readers): Promise<string> {
  const { caseId, participantOfA } = family;
  const version = await insertVersion(owner, family, readers);
  const [made] = await owner<{ id: string }>`
    insert into agreement_signatures (case_id, version_id, participant_id, visible_to, name, hash,
      recognized_by, consent)
    select case_id, id, ${participantOfA.id}, visible_to, 'Ada Reyes', hash, 'password', 1 from agreement_versions
    where id = ${version} and case_id = ${caseId} returning id`;
  return made!.id;
}

export const access: TableAccess = {
  table: 'agreement_signatures',
  about: 'Which party signed which version of the agreement.',
  rows: [
    {
      rows: 'a signature',
      make: (owner, family) => insertSignature(owner, family, 'everyone'),
      reads: ['mediator', 'a', 'b', 'lawyerA', 'lawyerB'],
      changes: [
        {
          what: 'sign for somebody else',
          set: ({ participantOfB }) => ({ participant_id: participantOfB.id }),
          who: [],
        },
        {
          what: 'say that a signer was recognized better',
          set: () => ({ recognized_by: 'passkey' }),
          who: [],
        },
        { what: 'date a signature back', set: () => ({ signed_at: '2026-01-01' }), who: [] },
      ],
    },
    {
      rows: 'a signature of a version for the parties',
      make: (owner, family) => insertSignature(owner, family, 'parties'),
      reads: ['mediator', 'a', 'b'],
    },
  ],
  adds: [
    {
      row: 'a signature past the call for it',
      values: ({ caseId, participantOfA }) => ({
        case_id: caseId,
        version_id: crypto.randomUUID(),
        participant_id: participantOfA.id,
        visible_to: `case-${caseId}`,
        name: 'Ada Reyes',
        hash: 'a'.repeat(64),
      }),
      who: [],
    },
  ],
};
