import type { TableAccess } from '../../proofs/access/access.ts';

export const access: TableAccess = {
  table: 'held_messages',
  about: 'Messages that wait for the hours of their receiver, or for the mediator. Neither side learns of it.',
  key: 'message_id',
  rows: [
    {
      rows: 'a message that is held for a party',
      make: async (owner, { a, b, together, caseId }) => {
        const [made] = await owner<{ id: string }>`
          with said as (
            insert into chat_messages (channel_id, sender_id, content) values (${together}, ${b.id}, 'Enough.') returning id)
          insert into held_messages (message_id, receiver_id, case_id, reason)
          select id, ${a.id}, ${caseId}, 'tone' from said returning message_id as id`;
        return made!.id;
      },
      reads: ['mediator'],
      changes: [
        { what: 'deliver a held message', set: () => ({ delivered_at: '2026-11-22' }), who: ['mediator'] },
        { what: 'hold a message for another', set: ({ b }) => ({ receiver_id: b.id }), who: [] },
      ],
    },
  ],
  adds: [
    {
      row: 'a hold',
      values: ({ a, caseId }) => ({
        message_id: crypto.randomUUID(),
        receiver_id: a.id,
        case_id: caseId,
        reason: 'tone',
      }),
      who: [],
    },
  ],
};
