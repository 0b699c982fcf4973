import type { TableAccess } from '../../../proofs/access/access.ts';

export const access: TableAccess = {
  table: 'case_modes',
  about: 'How messages go in a case, as everybody in it sees it. Why a mediator chose it is nowhere.',
  key: 'case_id',
  rows: [
    {
      rows: 'the mode of a case',
      make: async (owner, { caseId, mediator }) => {
        await owner`
          insert into case_modes (case_id, mode, set_by) values (${caseId}, 'joint', ${mediator.id}) on conflict do nothing`;
        return caseId;
      },
      reads: ['mediator', 'a', 'b', 'lawyerA', 'lawyerB', 'admin', 'officeAdmin'],
      changes: [
        { what: 'change the mode of a case', set: () => ({ mode: 'shuttle' }), who: ['mediator'] },
        { what: 'say that another mediator set it', set: ({ colleague }) => ({ set_by: colleague.id }), who: [] },
      ],
    },
  ],
  adds: [
    {
      row: 'the first mode of a case',
      values: ({ otherCaseId }) => ({ case_id: otherCaseId, mode: 'paused' }),
      who: ['outsider'],
    },
  ],
};
