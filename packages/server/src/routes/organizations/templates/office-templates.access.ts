import type { TableAccess } from '../../../proofs/access/access.ts';

export const access: TableAccess = {
  table: 'office_templates',
  about: 'The court forms and letters of an organization. Their files and fields are in the versions.',
  rows: [
    {
      rows: 'a template of the organization of the case',
      make: async (owner, { organization }) => {
        const [made] = await owner<{ id: string }>`
          insert into office_templates (organization_id, kind, name) values (${organization}, 'form', 'Cover sheet')
          returning id`;
        return made!.id;
      },
      reads: ['mediator', 'colleague', 'admin', 'officeAdmin'],
      changes: [{ what: 'rename a template by hand', set: () => ({ name: 'Another' }), who: [] }],
    },
  ],
  adds: [
    { row: 'a template', values: ({ organization }) => ({ organization_id: organization, kind: 'form' }), who: [] },
  ],
};
