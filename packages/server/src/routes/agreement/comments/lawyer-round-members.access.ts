import type { Sql } from '../../../database/database.ts';
import type { TableAccess } from '../../../proofs/access/access.ts';
import type { Family } from '../../../testing/family.ts';
import { insertRound } from './lawyer-rounds.access.ts';

async function insertMember(owner: Sql, family: Family, visibleTo: string): Promise<string> {
  const { caseId, lawyerA } = family;
  const [made] = await owner<{ id: string }>`
    insert into lawyer_round_members (case_id, round_id, participant_id, visible_to)
    select ${caseId}, ${await insertRound(owner, family)}, id, ${visibleTo} from case_participants
    where case_id = ${caseId} and user_id = ${lawyerA.id} returning id`;
  return made!.id;
}

export const access: TableAccess = {
  table: 'lawyer_round_members',
  about: 'The lawyers of a round, and when they were done: theirs and the mediator’s until the round closes.',
  rows: [
    {
      rows: 'a lawyer of an open round',
      make: (owner, family) => insertMember(owner, family, `user-${family.lawyerA.id}`),
      reads: ['mediator', 'lawyerA'],
      changes: [
        { what: 'say that a lawyer is done', set: () => ({ done_at: '2026-11-01' }), who: [] },
        { what: 'open a line to everybody', set: ({ together }) => ({ visible_to: together }), who: [] },
      ],
    },
    {
      rows: 'a lawyer of a closed round',
      make: (owner, family) => insertMember(owner, family, family.together),
      reads: ['mediator', 'a', 'b', 'lawyerA', 'lawyerB'],
    },
  ],
  adds: [
    {
      row: 'a lawyer to a round past the checks',
      values: ({ caseId, participantOfA, together }) => ({
        case_id: caseId,
        round_id: caseId,
        participant_id: participantOfA.id,
        visible_to: together,
      }),
      who: [],
    },
  ],
};
