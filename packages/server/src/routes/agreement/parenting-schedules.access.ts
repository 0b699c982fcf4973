import type { TableAccess } from '../../proofs/access/access.ts';

const schedule = JSON.stringify({ patterns: [] });
const other = JSON.stringify({ patterns: [], holidays: [] });

export const access: TableAccess = {
  table: 'parenting_schedules',
  about: 'The draft of a parenting schedule. Only the mediators of the case read and write it.',
  key: 'case_id',
  rows: [
    {
      rows: 'the draft of a parenting schedule',
      make: async (owner, { caseId }) => {
        await owner`delete from parenting_schedules where case_id = ${caseId}`;
        const [made] = await owner<{ case_id: string }>`
          insert into parenting_schedules (case_id, schedule) values (${caseId}, ${schedule}::jsonb) returning case_id`;
        return made!.case_id;
      },
      reads: ['mediator'],
      changes: [
        { what: 'change a parenting schedule', set: () => ({ schedule: other }), who: ['mediator'] },
        {
          what: 'put a parenting schedule into another case',
          set: ({ otherCaseId }) => ({ case_id: otherCaseId }),
          who: [],
        },
        { what: 'give a parenting schedule another version', set: () => ({ version: 9 }), who: [] },
      ],
    },
  ],
  adds: [
    {
      row: 'a parenting schedule to a case of another mediator',
      values: ({ otherCaseId }) => ({ case_id: otherCaseId, schedule }),
      who: ['outsider'],
    },
  ],
};
