import type { TableAccess } from '../../../proofs/access/access.ts';
import { insertVersion } from '../agreement-versions.access.ts';

export const access: TableAccess = {
  table: 'signing_progress',
  about: 'How far a party is with signing a version. Nobody else learns when they read.',
  rows: [
    {
      rows: 'a party’s progress with signing',
      make: async (owner, family) => {
        const { caseId, a, participantOfA } = family;
        const [made] = await owner<{ id: string }>`
          insert into signing_progress (case_id, version_id, participant_id, visible_to)
          values (${caseId}, ${await insertVersion(owner, family)}, ${participantOfA.id}, ${`user-${a.id}`})
          returning id`;
        return made!.id;
      },
      reads: ['a'],
      changes: [{ what: 'say past the call that they read it', set: () => ({ read_at: '2026-01-01' }), who: [] }],
    },
  ],
  adds: [
    {
      row: 'progress with signing past the call for it',
      values: ({ caseId, a, participantOfA }) => ({
        case_id: caseId,
        version_id: caseId,
        participant_id: participantOfA.id,
        visible_to: `user-${a.id}`,
        read_at: '2026-01-01',
      }),
      who: [],
    },
  ],
};
