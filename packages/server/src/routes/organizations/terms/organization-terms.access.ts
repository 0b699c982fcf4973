import type { TableAccess } from '../../../proofs/access/access.ts';

const members = ['mediator', 'a', 'b', 'lawyerA', 'lawyerB', 'former', 'colleague', 'admin', 'officeAdmin'] as const;

export const access: TableAccess = {
  table: 'organization_terms',
  about: 'How an organization works with the people of a case, in versions, and the draft of the next one.',
  rows: [
    {
      rows: 'published terms of the organization of the case',
      make: async (owner, { organization }) => {
        const [made] = await owner<{ id: string }>`
          insert into organization_terms (organization_id, number, parts_en, parts_es, hash, published_at)
          values (${organization}, (select coalesce(max(number), 0) + 1 from organization_terms
            where organization_id = ${organization}), '[]', '[]', ${'a'.repeat(64)}, now())
          returning id`;
        return made!.id;
      },
      reads: members,
      changes: [{ what: 'change published terms', set: () => ({ parts_en: '[{}]' }), who: [] }],
    },
    {
      rows: 'the draft of the next terms',
      make: async (owner, { organization }) => {
        const [made] = await owner<{ id: string }>`
          insert into organization_terms (organization_id, parts_en, parts_es) values (${organization}, '[]', '[]')
          on conflict (organization_id) where number is null do update set version = 1 returning id`;
        return made!.id;
      },
      reads: ['admin', 'officeAdmin'],
      changes: [{ what: 'publish a draft by hand', set: () => ({ number: 99 }), who: [] }],
    },
  ],
  adds: [
    {
      row: 'terms',
      values: ({ organization }) => ({ organization_id: organization, parts_en: '[]', parts_es: '[]' }),
      who: [],
    },
  ],
};
