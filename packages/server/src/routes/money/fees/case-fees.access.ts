import type { TableAccess } from '../../../proofs/access/access.ts';

export const access: TableAccess = {
  table: 'case_fees',
  about:
    'How the parties of a case share the bill, and what each has paid ahead. A party learns their own from an invoice.',
  key: 'case_id',
  rows: [
    {
      rows: 'the shares of the case',
      make: async (owner, { caseId }) => {
        await owner`insert into case_fees (case_id, share_a, share_b) values (${caseId}, 40, 60) on conflict do nothing`;
        return caseId;
      },
      reads: ['mediator'],
      changes: [{ what: 'change shares by hand', set: () => ({ share_a: 10, share_b: 90 }), who: [] }],
    },
  ],
  adds: [{ row: 'shares', values: ({ caseId }) => ({ case_id: caseId }), who: [] }],
};
