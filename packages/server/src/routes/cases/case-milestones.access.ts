import type { TableAccess } from '../../proofs/access/access.ts';

export const access: TableAccess = {
  table: 'case_milestones',
  about: 'That the mediator has stated the review of a case to be complete.',
  rows: [
    {
      rows: 'a milestone',
      make: async (owner, { caseId, mediator }) => {
        const [milestone] = await owner<{ id: string }>`
          insert into case_milestones (case_id, milestone, reached_by) values (${caseId}, 'review_completed', ${mediator.id})
          returning id`;
        return milestone!.id;
      },
      reads: ['mediator', 'a', 'b', 'lawyerA', 'lawyerB', 'admin', 'officeAdmin'],
      changes: [{ what: 'change a milestone', set: () => ({ reached_at: '2020-01-01' }), who: [] }],
    },
  ],
  adds: [
    {
      row: 'a milestone past the server',
      values: ({ caseId }) => ({ case_id: caseId, milestone: 'review_completed' }),
      who: [],
    },
  ],
};
