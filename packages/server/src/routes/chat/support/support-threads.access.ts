import type { Sql } from '../../../database/database.ts';
import type { TableAccess } from '../../../proofs/access/access.ts';

/** Asks the support as this person. */
const askedBy = async (owner: Sql, userId: string) => {
  await owner`
    insert into chat_messages (channel_id, sender_id, content)
    values (${`support-${userId}`}, ${userId}, 'I cannot open a document.')`;
  return userId;
};

export const access: TableAccess = {
  table: 'support_threads',
  about: 'Which people wait for an answer of the support, and what is done.',
  key: 'user_id',
  rows: [
    {
      rows: 'the support thread of a party',
      make: (owner, { a }) => askedBy(owner, a.id),
      reads: ['admin', 'officeAdmin'],
      changes: [
        {
          what: 'mark a support thread as done',
          set: () => ({ done_at: '2026-11-22T09:00:00Z' }),
          who: ['admin', 'officeAdmin'],
        },
        { what: 'say that another marked it', set: ({ b }) => ({ done_by: b.id }), who: [] },
        { what: 'change how long a person has waited', set: () => ({ waiting_since: '2026-11-01' }), who: [] },
      ],
    },
  ],
  adds: [
    {
      row: 'a support thread without a message',
      values: ({ a }) => ({ user_id: a.id, last_message_at: '2026-11-22T09:00:00Z' }),
      who: [],
    },
  ],
};
