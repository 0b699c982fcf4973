import type { TableAccess } from '../../../proofs/access/access.ts';

const words = JSON.stringify({ heading: 'The dog', text: '[Who keeps the dog?] keeps the dog.', plain_text: '' });

export const access: TableAccess = {
  table: 'office_clauses',
  about: 'The clauses that an organization wrote for its mediators.',
  rows: [
    {
      rows: 'a clause of the organization of the case',
      make: async (owner, { organization }) => {
        const [made] = await owner<{ id: string }>`
          insert into office_clauses (organization_id, document, words_en)
          values (${organization}, 'memorandum', ${words}::jsonb) returning id`;
        return made!.id;
      },
      reads: ['mediator', 'colleague', 'admin', 'officeAdmin'],
      changes: [{ what: 'change a clause by hand', set: () => ({ document: 'parenting' }), who: [] }],
      deletes: [],
    },
  ],
  adds: [
    {
      row: 'a clause',
      values: ({ organization }) => ({ organization_id: organization, document: 'memorandum', words_en: words }),
      who: [],
    },
  ],
};
