import type { TableAccess } from '../../proofs/access/access.ts';

export const access: TableAccess = {
  table: 'organizations',
  about: 'The organizations that mediate, and how they present themselves.',
  rows: [
    {
      rows: 'the organization of the case',
      make: async (_, { organization }) => organization,
      reads: ['mediator', 'a', 'b', 'lawyerA', 'lawyerB', 'former', 'colleague', 'admin'],
      changes: [
        { what: 'rename an organization', set: () => ({ name: 'Mine', slug: 'mine' }), who: ['admin'] },
        { what: 'recolour an organization', set: () => ({ primary_color: '#000000' }), who: ['admin'] },
        {
          what: 'give an organization a logo',
          set: ({ organization }) => ({ logo_url: `/api/organizations/${organization}/logo?v=0a1b2c3d` }),
          who: ['admin'],
        },
        { what: 'suspend an organization', set: () => ({ suspended: true }), who: ['admin'] },
        { what: 'date an organization back', set: () => ({ created_at: '2020-01-01' }), who: [] },
      ],
    },
  ],
  adds: [
    {
      row: 'an organization',
      values: () => ({ name: 'Mine', display_name: 'Mine', slug: `mine-${crypto.randomUUID()}` }),
      who: ['admin'],
    },
  ],
};
