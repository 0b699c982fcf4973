import type { TableAccess } from '../proofs/access/access.ts';
import { sharedVersion } from './agreement-versions.access.ts';

export const access: TableAccess = {
  table: 'agreement_signatures',
  about: 'Which party signed which version of the agreement.',
  rows: [
    {
      rows: 'a signature',
      make: async (owner, family) => {
        const version = await sharedVersion(owner, family);
        const [made] = await owner<{ id: string }>`
          insert into agreement_signatures (case_id, version_id, participant_id, name, hash)
          values (${family.caseId}, ${version}, ${family.participantOfA.id}, 'Ada Reyes', repeat('a', 64)) returning id`;
        return made!.id;
      },
      reads: ['mediator', 'a', 'b', 'lawyerA', 'lawyerB'],
      changes: [
        {
          what: 'sign for somebody else',
          set: ({ participantOfB }) => ({ participant_id: participantOfB.id }),
          who: [],
        },
        { what: 'date a signature back', set: () => ({ signed_at: '2026-01-01' }), who: [] },
      ],
    },
  ],
  adds: [
    {
      row: 'a signature past the call for it',
      values: ({ caseId, participantOfA }) => ({
        case_id: caseId,
        version_id: crypto.randomUUID(),
        participant_id: participantOfA.id,
        name: 'Ada Reyes',
        hash: 'a'.repeat(64),
      }),
      who: [],
    },
  ],
};
