import type { TableAccess } from '../../../proofs/access/access.ts';

export const access: TableAccess = {
  table: 'time_entries',
  about: 'The time that mediators record in a case. No party reads it: an invoice has none of its words.',
  rows: [
    {
      rows: 'time of the case',
      make: async (owner, { caseId }) => {
        const [made] = await owner<{ id: string }>`
          insert into time_entries (case_id, on_day, what, minutes, is_charged)
          values (${caseId}, '2026-11-26', 'A call with Ada', 45, true) returning id`;
        return made!.id;
      },
      reads: ['mediator'],
      changes: [{ what: 'change time by hand', set: () => ({ minutes: 1 }), who: [] }],
    },
  ],
  adds: [
    {
      row: 'time of the case',
      values: ({ caseId }) => ({
        case_id: caseId,
        on_day: '2026-11-26',
        what: 'A call',
        minutes: 45,
        is_charged: true,
      }),
      who: [],
    },
  ],
};
