import type { Delivery, HeldMessage } from '@mediation/api-client';
import { sql as fragment } from 'kysely';
import type { Sql } from '../../database/database.ts';
import type { Handlers } from '../../http/handlers.ts';

/** How a party receives messages of the other party, and what waits for the mediator. */
export const delivery = {
  getDelivery: async ({ input: { caseId }, sql }) => {
    if (!(await isParty(sql, caseId))) return undefined;
    const [row] = await sql<DeliveryRow>`
      select ${columns} from delivery_preferences p where user_id = auth.uid() and case_id = ${caseId}`;
    return {
      delivery: row ? deliveryOf(row) : { hours: null, holds_from: null },
      measures_tone: await measuresTone(sql, caseId),
    };
  },

  setDelivery: async ({ input: { caseId, hours, holds_from }, sql }) => {
    if (!(await isParty(sql, caseId))) return undefined;
    await sql`
      insert into delivery_preferences (case_id, delivers_from, delivers_to, holds_from)
      values (${caseId}, ${hours?.from ?? null}, ${hours?.to ?? null}, ${holds_from})
      on conflict (user_id, case_id) do update set delivers_from = excluded.delivers_from,
        delivers_to = excluded.delivers_to, holds_from = excluded.holds_from`;
    return { delivery: { hours, holds_from } };
  },

  listHeldMessages: async ({ input: { caseId }, sql }) => {
    const [mediated] = await sql`select where ${caseId}::uuid in (select private.my_mediated_case_ids())`;
    if (!mediated) return undefined;
    const receivers = await sql<DeliveryRow & { user_id: string; name: string }>`
      select p.user_id, person.name, ${columns}
      from delivery_preferences p join profiles person on person.id = p.user_id
      where p.case_id = ${caseId} and (p.delivers_from is not null or p.holds_from is not null)
      order by person.name`;
    const held = await sql<HeldMessage>`
      select h.message_id, m.channel_id, sender.name as sender_name, receiver.name as receiver_name, m.content,
        m.created_at, h.reason, h.due_at
      from held_messages h join chat_messages m on m.id = h.message_id
      join profiles sender on sender.id = m.sender_id join profiles receiver on receiver.id = h.receiver_id
      where h.case_id = ${caseId} and h.delivered_at is null and (h.due_at is null or h.due_at > now())
      order by m.created_at, m.id limit 100`;
    return {
      receivers: receivers.map(({ user_id, name, ...row }) => ({ user_id, name, ...deliveryOf(row) })),
      held,
      measures_tone: await measuresTone(sql, caseId),
    };
  },

  deliverMessage: async ({ input: { messageId }, sql }) => {
    const delivered = await sql`
      update held_messages set delivered_at = now() where message_id = ${messageId} returning message_id`;
    return delivered.length > 0 ? { ok: true as const } : undefined;
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/chat/delivery')>;

interface DeliveryRow {
  delivers_from: string | null;
  delivers_to: string | null;
  holds_from: Delivery['holds_from'];
}

const columns = fragment`
  to_char(p.delivers_from, 'HH24:MI') as delivers_from, to_char(p.delivers_to, 'HH24:MI') as delivers_to, p.holds_from`;

const deliveryOf = ({ delivers_from: from, delivers_to: to, holds_from }: DeliveryRow): Delivery => ({
  hours: from && to ? { from, to } : null,
  holds_from,
});

async function measuresTone(sql: Sql, caseId: string): Promise<boolean> {
  const [screening] = await sql<{ is_on: boolean }>`select private.screening_is_on(${caseId}::uuid) as is_on`;
  return screening?.is_on ?? false;
}

async function isParty(sql: Sql, caseId: string): Promise<boolean> {
  const parties = await sql`select where ${caseId}::uuid in (select private.my_party_case_ids())`;
  return parties.length > 0;
}
