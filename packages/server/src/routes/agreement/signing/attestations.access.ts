import type { Sql } from '../../../database/database.ts';
import type { TableAccess } from '../../../proofs/access/access.ts';
import type { Family } from '../../../testing/family.ts';
import { insertVersion } from '../agreement-versions.access.ts';

async function ofMediator(owner: Sql, family: Family): Promise<string> {
  const version = await insertVersion(owner, family);
  const [made] = await owner<{ id: string }>`
    insert into attestations (case_id, version_id, participant_id, name, hash, wording, is_printed, visible_to)
    select v.case_id, v.id, p.id, 'Mia Mediator', v.hash, 1, true, v.visible_to from agreement_versions v
    join case_participants p on p.case_id = v.case_id and p.role = 'mediator' where v.id = ${version} returning id`;
  return made!.id;
}

async function ofLawyer(owner: Sql, family: Family): Promise<string> {
  const version = await insertVersion(owner, family);
  const [made] = await owner<{ id: string }>`
    insert into attestations (case_id, version_id, participant_id, client_id, name, hash, wording, is_printed, visible_to)
    select v.case_id, v.id, p.id, p.represents_participant_id, 'Lara of A', v.hash, 1, true,
      'private-' || v.case_id || '-' || ${family.a.id} from agreement_versions v
    join case_participants p on p.case_id = v.case_id and p.user_id = ${family.lawyerA.id}
    where v.id = ${version} returning id`;
  return made!.id;
}

export const access: TableAccess = {
  table: 'attestations',
  about: 'What the mediator and the lawyers attest under a version of the agreement.',
  rows: [
    {
      rows: 'what the mediator attests',
      make: ofMediator,
      reads: ['mediator', 'a', 'b', 'lawyerA', 'lawyerB'],
      changes: [{ what: 'attest in another name', set: () => ({ name: 'Ben Reyes' }), who: [] }],
    },
    {
      rows: 'what a lawyer attests',
      make: ofLawyer,
      reads: ['mediator', 'a', 'lawyerA'],
      changes: [{ what: 'print what a lawyer attests', set: () => ({ is_printed: false }), who: [] }],
    },
  ],
  adds: [
    {
      row: 'something attested past the call for it',
      values: ({ caseId, participantOfA }) => ({
        case_id: caseId,
        version_id: crypto.randomUUID(),
        participant_id: participantOfA.id,
        name: 'Ada Reyes',
        hash: 'a'.repeat(64),
        wording: 1,
        is_printed: true,
        visible_to: `case-${caseId}`,
      }),
      who: [],
    },
  ],
};
