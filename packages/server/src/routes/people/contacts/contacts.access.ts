import type { Sql } from '../../../database/database.ts';
import type { TableAccess } from '../../../proofs/access/access.ts';

const contactOf = async (owner: Sql, mediator: string, organization: string, mergedInto: string | null = null) => {
  const [contact] = await owner<{ id: string }>`
    insert into contacts (mediator_id, organization_id, name, email, merged_into)
    values (${mediator}, ${organization}, 'Dana Reyes', 'dana@test.example', ${mergedInto}) returning id`;
  return contact!.id;
};

export const access: TableAccess = {
  table: 'contacts',
  about: 'A mediator’s own entries about people, in the organization where they wrote them.',
  rows: [
    {
      rows: 'an entry of a mediator',
      make: (owner, { mediator, organization }) => contactOf(owner, mediator.id, organization),
      reads: ['mediator'],
      changes: [
        { what: 'reword an entry', set: () => ({ note: 'x' }), who: ['mediator'] },
        { what: 'give an entry to a colleague', set: ({ colleague }) => ({ mediator_id: colleague.id }), who: [] },
        { what: 'say whose account it is', set: ({ a }) => ({ user_id: a.id }), who: [] },
        { what: 'take an entry away', set: () => ({ merged_into: crypto.randomUUID() }), who: [] },
      ],
    },
    {
      rows: 'an entry that went into another one',
      make: async (owner, { mediator, organization }) =>
        contactOf(owner, mediator.id, organization, await contactOf(owner, mediator.id, organization)),
      reads: ['mediator'],
      changes: [{ what: 'reword an entry that went into another one', set: () => ({ note: 'x' }), who: [] }],
    },
    {
      rows: 'an entry of a mediator from another organization',
      make: async (owner, { mediator, outsider }) => {
        const [{ id } = { id: '' }] = await owner<{ id: string }>`
          select organization_id as id from profiles where id = ${outsider.id}`;
        return contactOf(owner, mediator.id, id);
      },
      reads: [],
      changes: [{ what: 'reword an entry of another organization', set: () => ({ note: 'x' }), who: [] }],
    },
    {
      rows: 'an entry of somebody who is not a mediator any more',
      make: (owner, { a, organization }) => contactOf(owner, a.id, organization),
      reads: [],
      changes: [{ what: 'reword an entry without being a mediator', set: () => ({ note: 'x' }), who: [] }],
    },
  ],
  adds: [
    { row: 'an entry', values: () => ({ name: 'Dana Reyes' }), who: ['mediator', 'colleague', 'outsider'] },
    {
      row: 'an entry for a colleague',
      values: ({ colleague }) => ({ name: 'Dana Reyes', mediator_id: colleague.id }),
      who: [],
    },
  ],
};
