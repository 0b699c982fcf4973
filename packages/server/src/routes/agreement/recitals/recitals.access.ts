import type { TableAccess } from '../../../proofs/access/access.ts';

const content = JSON.stringify({ parties: [], children: [] });
const other = JSON.stringify({ parties: [], children: [], wedding_on: '2013-06-22' });

export const access: TableAccess = {
  table: 'recitals',
  about: 'The recitals of a case in work. Only the mediators of the case read and write them.',
  key: 'case_id',
  rows: [
    {
      rows: 'the recitals of a case',
      make: async (owner, { caseId }) => {
        await owner`delete from recitals where case_id = ${caseId}`;
        const [made] = await owner<{ case_id: string }>`
          insert into recitals (case_id, content) values (${caseId}, ${content}::jsonb) returning case_id`;
        return made!.case_id;
      },
      reads: ['mediator'],
      changes: [
        { what: 'change recitals', set: () => ({ content: other }), who: ['mediator'] },
        { what: 'confirm recitals', set: () => ({ is_confirmed: true }), who: ['mediator'] },
        { what: 'put recitals into another case', set: ({ otherCaseId }) => ({ case_id: otherCaseId }), who: [] },
        { what: 'give recitals another version', set: () => ({ version: 9 }), who: [] },
      ],
    },
  ],
  adds: [
    {
      row: 'recitals to a case of another mediator',
      values: ({ otherCaseId }) => ({ case_id: otherCaseId, content }),
      who: ['outsider'],
    },
  ],
};
