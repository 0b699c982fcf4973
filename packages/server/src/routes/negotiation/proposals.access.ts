import type { Sql } from '../../database/database.ts';
import type { TableAccess } from '../../proofs/access/access.ts';
import type { Family } from '../../testing/family.ts';
import { insertTopic } from './topics.access.ts';

const terms = JSON.stringify([{ label: 'Wednesday', words: 'In turns.' }]);

type Kind = 'everyone' | 'one_side' | 'draft';

/** A proposal of party A, to everybody or to A's side, or a draft. */
export async function insertProposal(owner: Sql, family: Family, kind: Kind = 'everyone') {
  const { a, caseId, participantOfA, privateA, together } = family;
  const isAside = kind === 'one_side';
  const readers = { everyone: together, one_side: privateA, draft: `user-${a.id}` };
  const [made] = await owner<{ id: string }>`
    insert into proposals
      (case_id, topic_id, from_participant_id, audience, side_participant_id, visible_to, terms, state)
    values (${caseId}, ${await insertTopic(owner, family)}, ${participantOfA.id}, ${isAside ? kind : 'everyone'},
      ${isAside ? participantOfA.id : null}, ${readers[kind]}, ${terms}, ${kind === 'draft' ? kind : 'offered'})
    returning id`;
  return made!.id;
}

const changes = [
  { what: 'settle a proposal', set: () => ({ state: 'agreed' }), who: [] },
  { what: 'reword a proposal', set: () => ({ note: 'x' }), who: [] },
];

export const access: TableAccess = {
  table: 'proposals',
  about:
    'Proposals and counter-proposals: for everybody in the case, or for one side and the mediator. Drafts are their author’s alone.',
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
    {
      rows: 'a draft of a party',
      make: (owner, family) => insertProposal(owner, family, 'draft'),
      reads: ['a'],
      changes: [{ what: 'offer a draft past the checks', set: () => ({ state: 'offered' }), who: [] }, ...changes],
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
