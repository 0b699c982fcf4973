import type { TableAccess } from '../proofs/access/access.ts';
import { insertProposal } from './proposals.access.ts';

export const access: TableAccess = {
  table: 'proposal_acceptances',
  about:
    'Who has accepted a proposal: between that party and the mediator, so that both answer a mediator’s proposal freely.',
  rows: [
    {
      rows: 'a party’s acceptance',
      make: async (owner, family) => {
        const proposalId = await insertProposal(owner, family);
        const [made] = await owner<{ id: string }>`
          insert into proposal_acceptances (case_id, proposal_id, participant_id)
          values (${family.caseId}, ${proposalId}, ${family.participantOfA.id}) returning id`;
        return made!.id;
      },
      reads: ['mediator', 'a'],
      changes: [{ what: 'date an acceptance', set: () => ({ accepted_at: '2026-01-01T00:00:00Z' }), who: [] }],
    },
  ],
  adds: [
    {
      row: 'an acceptance past the checks',
      values: ({ caseId, participantOfB }) => ({
        case_id: caseId,
        proposal_id: caseId,
        participant_id: participantOfB.id,
      }),
      who: [],
    },
  ],
};
