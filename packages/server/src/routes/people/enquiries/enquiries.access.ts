import type { TableAccess } from '../../../proofs/access/access.ts';

export const access: TableAccess = {
  table: 'enquiries',
  about: 'What people without an invitation ask an office, and its answer. The other person is never told.',
  rows: [
    {
      rows: 'an enquiry at the organization of the case',
      make: async (owner, { a, organization }) => {
        await owner`delete from enquiries where user_id = ${a.id}`;
        const [made] = await owner<{ id: string }>`
          insert into enquiries (organization_id, user_id, name, other_name, by_mail, answer_by)
          values (${organization}, ${a.id}, 'Ada', 'Tom', false, '2026-12-04') returning id`;
        return made!.id;
      },
      reads: ['mediator', 'a', 'colleague', 'officeAdmin'],
      changes: [{ what: 'answer an enquiry by hand', set: () => ({ answer: 'No.' }), who: [] }],
      deletes: [],
    },
  ],
  adds: [
    {
      row: 'an enquiry',
      values: ({ a, organization }) => ({
        organization_id: organization,
        user_id: a.id,
        name: 'Ada',
        other_name: 'Tom',
        by_mail: false,
        answer_by: '2026-12-04',
      }),
      who: [],
    },
  ],
};
