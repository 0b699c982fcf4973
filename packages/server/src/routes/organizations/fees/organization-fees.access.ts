import type { TableAccess } from '../../../proofs/access/access.ts';

export const access: TableAccess = {
  table: 'organization_fees',
  about: 'The rate card of an organization. Mediators of its cases have what they need of it from a function.',
  key: 'organization_id',
  rows: [
    {
      rows: 'the rate card of the organization of the case',
      make: async (owner, { organization }) => {
        await owner`
          insert into organization_fees (organization_id, is_on, rate_minor, seller)
          values (${organization}, true, 10000, 'Hearthside Ltd') on conflict do nothing`;
        return organization;
      },
      reads: ['admin', 'officeAdmin'],
      changes: [{ what: 'change a rate by hand', set: () => ({ rate_minor: 1 }), who: [] }],
    },
  ],
  adds: [{ row: 'a rate card', values: ({ organization }) => ({ organization_id: organization }), who: [] }],
};
