import type { TableAccess } from '../../../proofs/access/access.ts';

export const access: TableAccess = {
  table: 'profiles',
  about: 'Who somebody is for others: a name and a role.',
  rows: [
    {
      rows: 'the profile of a party',
      make: async (_, { a }) => a.id,
      reads: ['mediator', 'a', 'b', 'lawyerA', 'lawyerB', 'colleague', 'admin', 'officeAdmin'],
      changes: [
        { what: 'rename a party', set: () => ({ name: 'Other' }), who: ['a'] },
        { what: 'give a party a role', set: () => ({ role: 'admin' }), who: [] },
        { what: 'move a party', set: ({ organization }) => ({ organization_id: organization }), who: [] },
        { what: 'close the account of a party', set: () => ({ closed_at: '2026-01-01' }), who: [] },
      ],
    },
    {
      rows: 'the profile of a mediator who has no case',
      make: async (_, { colleague }) => colleague.id,
      reads: ['mediator', 'colleague', 'admin', 'officeAdmin'],
      changes: [{ what: 'rename a mediator', set: () => ({ name: 'Other' }), who: ['colleague'] }],
    },
  ],
  adds: [{ row: 'a profile', values: () => ({ id: crypto.randomUUID(), name: 'Nobody' }), who: [] }],
};
