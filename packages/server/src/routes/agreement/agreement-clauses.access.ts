import type { TableAccess } from '../../proofs/access/access.ts';

const clause = { document: 'memorandum', heading: 'The home', text: 'It is sold.' };

export const access: TableAccess = {
  table: 'agreement_clauses',
  about: 'The clauses of a draft. Only the mediators of the case read and write them.',
  rows: [
    {
      rows: 'a clause of a draft',
      make: async (owner, { caseId }) => {
        const [made] = await owner<{ id: string }>`
          insert into agreement_clauses (case_id, document, heading, text)
          values (${caseId}, ${clause.document}, ${clause.heading}, ${clause.text}) returning id`;
        return made!.id;
      },
      reads: ['mediator'],
      changes: [
        { what: 'change the words of a clause', set: () => ({ text: 'It is kept.' }), who: ['mediator'] },
        { what: 'put a clause into another case', set: ({ otherCaseId }) => ({ case_id: otherCaseId }), who: [] },
        { what: 'give a clause another version', set: () => ({ version: 9 }), who: [] },
      ],
    },
  ],
  adds: [
    { row: 'a clause', values: ({ caseId }) => ({ case_id: caseId, ...clause }), who: ['mediator'] },
    {
      row: 'a clause to a case of another mediator',
      values: ({ otherCaseId }) => ({ case_id: otherCaseId, ...clause }),
      who: ['outsider'],
    },
  ],
};
