import { sql as fragment } from 'kysely';
import type { TableAccess } from '../../proofs/access/access.ts';

export const access: TableAccess = {
  table: 'organizations',
  about: 'The organizations that mediate, and how they present themselves.',
  rows: [
    {
      rows: 'the organization of the case',
      make: async (_, { organization }) => organization,
      reads: ['mediator', 'a', 'b', 'lawyerA', 'lawyerB', 'former', 'colleague', 'admin', 'officeAdmin'],
      changes: [
        { what: 'rename an organization', set: () => ({ name: 'Mine', slug: 'mine' }), who: ['admin', 'officeAdmin'] },
        { what: 'recolour an organization', set: () => ({ primary_color: '#000000' }), who: ['admin', 'officeAdmin'] },
        {
          what: 'give an organization a logo',
          set: () => ({ logo_url: fragment`'/api/organizations/' || id || '/logo?v=0a1b2c3d'` }),
          who: ['admin', 'officeAdmin'],
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
