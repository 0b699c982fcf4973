import type { Sql } from '../database/database.ts';
import type { TableAccess } from '../proofs/access/access.ts';
import type { Family } from '../testing/family.ts';
import { insertTopic } from './topics.access.ts';

const terms = JSON.stringify([{ label: 'Wednesday', words: 'In turns.' }]);

/** A proposal of party A, to everybody or to A's side. */
export async function insertProposal(owner: Sql, family: Family, audience: 'everyone' | 'one_side' = 'everyone') {
  const { caseId, participantOfA, privateA, together } = family;
  const isForAll = audience === 'everyone';
  const [made] = await owner<{ id: string }>`
    insert into proposals (case_id, topic_id, from_participant_id, audience, side_participant_id, visible_to, terms)
    values (${caseId}, ${await insertTopic(owner, family)}, ${participantOfA.id}, ${audience},
      ${isForAll ? null : participantOfA.id}, ${isForAll ? together : privateA}, ${terms})
    returning id`;
  return made!.id;
}

const changes = [
  { what: 'settle a proposal', set: () => ({ state: 'agreed' }), who: [] },
  { what: 'reword a proposal', set: () => ({ note: 'x' }), who: [] },
];

export const access: TableAccess = {
  table: 'proposals',
  about: 'Proposals and counter-proposals: for everybody in the case, or for one side and the mediator.',
  rows: [
    {
      rows: 'a proposal to everybody',
      make: insertProposal,
      reads: ['mediator', 'a', 'b', 'lawyerA', 'lawyerB'],
      changes,
    },
    {
      rows: 'a proposal of a party to their side',
      make: (owner, family) => insertProposal(owner, family, 'one_side'),
      reads: ['mediator', 'a', 'lawyerA'],
      changes,
    },
  ],
  adds: [
    {
      row: 'a proposal past the checks',
      values: ({ caseId, together, participantOfA }) => ({
        case_id: caseId,
        topic_id: caseId,
        from_participant_id: participantOfA.id,
        audience: 'everyone',
        visible_to: together,
        terms,
      }),
      who: [],
    },
  ],
};
