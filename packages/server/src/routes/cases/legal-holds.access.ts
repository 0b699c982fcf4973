import type { TableAccess } from '../../proofs/access/access.ts';

export const access: TableAccess = {
  table: 'legal_holds',
  about: 'Why the data of a case must stay, or no longer must.',
  rows: [
    {
      rows: 'the hold of a case',
      make: async (owner, { caseId, admin }) => {
        const [made] = await owner<{ id: string }>`
          insert into legal_holds (case_id, is_on, reason, set_by) values (${caseId}, true, 'A court asked.', ${admin.id})
          returning id`;
        return made!.id;
      },
      reads: ['admin', 'officeAdmin'],
      changes: [{ what: 'change the reason of a hold', set: () => ({ reason: 'x' }), who: [] }],
    },
  ],
  adds: [
    {
      row: 'a hold',
      values: ({ caseId, admin }) => ({ case_id: caseId, is_on: true, reason: 'x', set_by: admin.id }),
      who: [],
    },
  ],
};
