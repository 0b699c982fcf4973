import type { TableAccess } from './access.ts';

export const access: TableAccess = {
  table: 'case_milestones',
  about: 'What the mediator has stated about a case, which takes it to its next step.',
  rows: [
    {
      rows: 'a milestone',
      make: async (owner, { caseId, mediator }) => {
        const [it] = await owner<{ id: string }>`
          insert into case_milestones (case_id, milestone, reached_by) values (${caseId}, 'draft_shared', ${mediator.id})
          returning id`;
        return it!.id;
      },
      reads: ['mediator', 'a', 'b', 'lawyerA', 'lawyerB', 'admin'],
      changes: [{ what: 'change a milestone', set: () => ({ reached_at: '2020-01-01' }), who: [] }],
    },
  ],
  adds: [
    {
      row: 'a milestone past the server',
      values: ({ caseId }) => ({ case_id: caseId, milestone: 'signatures_in' }),
      who: [],
    },
  ],
};
