import type { TableAccess } from '../../../proofs/access/access.ts';

export const access: TableAccess = {
  table: 'office_calculators',
  about: 'Which calculators of support an organization switched on.',
  rows: [
    {
      rows: 'a calculator of the organization of the case',
      make: async (owner, { organization }) => {
        const [made] = await owner<{ id: string }>`
          insert into office_calculators (organization_id, calculator, is_on)
          values (${organization}, ${`a-${crypto.randomUUID()}`}, true) returning id`;
        return made!.id;
      },
      reads: ['admin', 'officeAdmin'],
      changes: [{ what: 'switch a calculator by hand', set: () => ({ is_on: false }), who: [] }],
    },
  ],
  adds: [
    {
      row: 'a calculator',
      values: ({ organization }) => ({ organization_id: organization, calculator: 'another', is_on: true }),
      who: [],
    },
  ],
};
