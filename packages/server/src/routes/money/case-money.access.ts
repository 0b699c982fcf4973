import type { TableAccess } from '../../proofs/access/access.ts';

export const access: TableAccess = {
  table: 'case_money',
  key: 'case_id',
  about: 'The currency of a case, and when both money statements were opened.',
  rows: [
    {
      rows: 'the currency of a case',
      make: async (owner, { caseId }) => {
        await owner`insert into case_money (case_id) values (${caseId})`;
        return caseId;
      },
      reads: ['mediator', 'a', 'b', 'lawyerA', 'lawyerB'],
      changes: [{ what: 'open the statements', set: () => ({ opened_at: '2026-12-01T10:00:00Z' }), who: [] }],
    },
  ],
  adds: [
    { row: 'a currency past the checks', values: ({ caseId }) => ({ case_id: caseId, currency: 'EUR' }), who: [] },
  ],
};
