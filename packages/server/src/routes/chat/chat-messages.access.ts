import { randomUUID } from 'node:crypto';
import type { Sql } from '../../database/database.ts';
import type { TableAccess } from '../../proofs/access/access.ts';
import { uploadOfA } from '../documents/uploads.access.ts';

/** Inserts a message in a channel. */
const messageIn = async (owner: Sql, channelId: string, senderId: string) => {
  const [made] = await owner<{ id: string }>`
    insert into chat_messages (channel_id, sender_id, content) values (${channelId}, ${senderId}, 'Good morning.')
    returning id`;
  return made!.id;
};

const redaction = () => ({ redacted_reason: 'mistake' });
const content = 'Good morning.';

/** The documents of party A that messages carry. */
const documents = { everyone: randomUUID(), my_side: randomUUID() };

export const access: TableAccess = {
  table: 'chat_messages',
  about: 'What people say in the channels of a case and to the support.',
  rows: [
    {
      rows: 'what a party says to everybody in the case',
      make: (owner, { together, a }) => messageIn(owner, together, a.id),
      reads: ['mediator', 'a', 'b', 'lawyerA', 'lawyerB'],
      changes: [
        { what: 'redact what a party says to everybody', set: redaction, who: ['mediator', 'a'] },
        { what: 'reword a message', set: () => ({ content: 'x' }), who: [] },
        { what: 'put words into the mouth of another', set: ({ b }) => ({ sender_id: b.id }), who: [] },
        { what: 'change the document of a message', set: () => ({ upload_id: null }), who: [] },
        { what: 'move a message', set: ({ privateA }) => ({ channel_id: privateA }), who: [] },
        { what: 'change when a message was redacted', set: () => ({ redacted_at: '2026-01-01' }), who: [] },
        { what: 'say that another took a message back', set: ({ b }) => ({ redacted_by: b.id }), who: [] },
      ],
    },
    {
      rows: 'what a party says to everybody, held for the other party',
      make: async (owner, { together, a, b, caseId }) => {
        const id = await messageIn(owner, together, a.id);
        await owner`
          insert into held_messages (message_id, receiver_id, case_id, reason) values (${id}, ${b.id}, ${caseId}, 'tone')`;
        return id;
      },
      reads: ['mediator', 'a', 'lawyerA', 'lawyerB'],
    },
    {
      rows: 'what a party says to the lawyer and the mediator',
      make: async (owner, family) => {
        for (const [audience, id] of Object.entries(documents)) await uploadOfA(owner, family, audience, { id });
        return messageIn(owner, family.privateA, family.a.id);
      },
      reads: ['mediator', 'a', 'lawyerA'],
      changes: [{ what: 'redact what a party says in private', set: redaction, who: ['mediator', 'a'] }],
    },
    {
      rows: 'what a former lawyer said in private',
      make: (owner, { privateA, former }) => messageIn(owner, privateA, former.id),
      reads: ['mediator', 'a', 'lawyerA'],
      changes: [{ what: 'redact what a former lawyer said', set: redaction, who: ['mediator'] }],
    },
    {
      rows: 'what an admin says to everybody in the case',
      make: (owner, { together, admin }) => messageIn(owner, together, admin.id),
      reads: ['mediator', 'a', 'b', 'lawyerA', 'lawyerB'],
      changes: [{ what: 'redact what an admin says', set: redaction, who: ['mediator'] }],
    },
    {
      rows: 'what a party asks the support',
      make: (owner, { a }) => messageIn(owner, `support-${a.id}`, a.id),
      reads: ['a', 'admin', 'officeAdmin'],
      changes: [{ what: 'redact what a party asks the support', set: redaction, who: ['a'] }],
    },
    {
      rows: 'what the support answers a party',
      make: (owner, { a, admin }) => messageIn(owner, `support-${a.id}`, admin.id),
      reads: ['a', 'admin', 'officeAdmin'],
      changes: [{ what: 'redact what the support answers', set: redaction, who: ['admin'] }],
    },
  ],
  adds: [
    {
      row: 'a message to everybody in the case',
      values: ({ together }) => ({ channel_id: together, content }),
      who: ['mediator', 'a', 'b', 'lawyerA', 'lawyerB'],
    },
    {
      row: 'a message to a party, the lawyer and the mediator',
      values: ({ privateA }) => ({ channel_id: privateA, content }),
      who: ['mediator', 'a', 'lawyerA'],
    },
    {
      row: 'a message between a party and the support',
      values: ({ a }) => ({ channel_id: `support-${a.id}`, content }),
      who: ['a', 'admin', 'officeAdmin'],
    },
    {
      row: 'a message to everybody with a document for everybody',
      values: ({ together }) => ({ channel_id: together, content, upload_id: documents.everyone }),
      who: ['mediator', 'a', 'b', 'lawyerA', 'lawyerB'],
    },
    {
      row: 'a message in private with a document for the same people',
      values: ({ privateA }) => ({ channel_id: privateA, content, upload_id: documents.my_side }),
      who: ['mediator', 'a', 'lawyerA'],
    },
    {
      row: 'a message to everybody with a document for one side',
      values: ({ together }) => ({ channel_id: together, content, upload_id: documents.my_side }),
      who: [],
    },
    {
      row: 'a message in private with a document for everybody',
      values: ({ privateA }) => ({ channel_id: privateA, content, upload_id: documents.everyone }),
      who: [],
    },
    {
      row: 'a message in the name of another',
      values: ({ together, mediator }) => ({ channel_id: together, content, sender_id: mediator.id }),
      who: [],
    },
    {
      row: 'a message that was redacted from the start',
      values: ({ together }) => ({ channel_id: together, content, redacted_reason: 'other' }),
      who: [],
    },
  ],
};
