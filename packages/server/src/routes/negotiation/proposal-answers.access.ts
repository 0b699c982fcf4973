import type { TableAccess } from '../../proofs/access/access.ts';
import type { Sql } from '../../database/database.ts';
import type { Family } from '../../testing/family.ts';
import { insertProposal } from './proposals.access.ts';

async function insertAnswer(owner: Sql, family: Family, reason: string | null): Promise<string> {
  const proposalId = await insertProposal(owner, family);
  const [made] = await owner<{ id: string }>`
    insert into proposal_answers (case_id, proposal_id, participant_id, is_accepted, reason)
    values (${family.caseId}, ${proposalId}, ${family.participantOfA.id}, ${reason === null}, ${reason}) returning id`;
  return made!.id;
}

export const access: TableAccess = {
  table: 'proposal_answers',
  about:
    'Who has accepted or declined a proposal, and why not: between that party and the mediator, so that both answer a mediator’s proposal freely.',
  rows: [
    {
      rows: 'a party’s yes to a proposal',
      make: (owner, family) => insertAnswer(owner, family, null),
      reads: ['mediator', 'a'],
      changes: [
        { what: 'date an answer', set: () => ({ answered_at: '2026-01-01T00:00:00Z' }), who: [] },
        { what: 'turn a yes into a no', set: () => ({ is_accepted: false }), who: [] },
      ],
    },
    {
      rows: 'a party’s no to a proposal, with the reason',
      make: (owner, family) => insertAnswer(owner, family, 'The school is too far.'),
      reads: ['mediator', 'a'],
      changes: [{ what: 'reword a reason', set: () => ({ reason: 'x' }), who: [] }],
    },
  ],
  adds: [
    {
      row: 'a yes past the checks',
      values: ({ caseId, participantOfB }) => ({
        case_id: caseId,
        proposal_id: caseId,
        participant_id: participantOfB.id,
      }),
      who: [],
    },
  ],
};
