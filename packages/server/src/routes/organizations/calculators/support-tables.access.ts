import type { TableAccess } from '../../../proofs/access/access.ts';

export const access: TableAccess = {
  table: 'support_tables',
  about: 'The tables that an organization gave its calculators. None changes.',
  rows: [
    {
      rows: 'a table of the organization of the case',
      make: async (owner, { organization }) => {
        const [made] = await owner<{ id: string }>`
          insert into support_tables (organization_id, calculator, number, source, valid_from, rows)
          values (${organization}, ${`a-${crypto.randomUUID()}`}, 1, 'Schedule of the state', '2026-01-01', '[]')
          returning id`;
        return made!.id;
      },
      reads: ['admin', 'officeAdmin'],
      changes: [{ what: 'change a table by hand', set: () => ({ source: 'Another' }), who: [] }],
    },
  ],
  adds: [
    {
      row: 'a table',
      values: ({ organization }) => ({
        organization_id: organization,
        calculator: 'another',
        number: 1,
        source: 'A',
        valid_from: '2026-01-01',
        rows: '[]',
      }),
      who: [],
    },
  ],
};
