import type { ChatMessage, Conversation, Role } from '@mediation/api-client';
import type { Sql } from '../database/database.ts';
import type { SqlHandlers } from '../serve.ts';

export const chat: SqlHandlers<'listConversations' | 'listMessages' | 'postMessage' | 'markRead'> = {
  listConversations: async ({ input: { caseId }, sql }) => {
    const members = await sql<Member>`select * from private.my_channel_members(${caseId})`;
    if (members.length === 0) return undefined;
    const latest = await sql<ChatMessage>`
      select distinct on (m.channel_id) m.channel_id, m.content, m.created_at, m.sender_id,
        coalesce(p.name, 'Platform support') as sender_name
      from chat_messages m left join profiles p on p.id = m.sender_id
      where m.case_id = ${caseId}
      order by m.channel_id, m.created_at desc, m.id desc`;
    const unread = await sql<{ channel_id: string; count: number }>`
      select channel_id, count(*)::int as count from messages
      where case_id = ${caseId} and not read group by channel_id`;
    const conversations = Object.values(Object.groupBy(members, (it) => it.channel_id)).flatMap((group) => {
      const [first] = group ?? [];
      if (!group || !first) return [];
      const id = first.channel_id;
      return {
        id,
        case_id: caseId,
        type: first.party_id ? 'private' : 'case',
        party_id: first.party_id,
        members: group,
        unread_count: unread.find((it) => it.channel_id === id)?.count ?? 0,
        last_message: latest.find((it) => it.channel_id === id) ?? null,
      } satisfies Conversation;
    });
    return { ok: true as const, conversations };
  },

  listMessages: async ({ input: { channelId, before = null, limit }, sql }) => {
    if (!(await isMember(sql, channelId))) return undefined;
    const newestFirst = await sql<ChatMessage>`
      select m.*, coalesce(p.name, 'Platform support') as sender_name
      from chat_messages m left join profiles p on p.id = m.sender_id
      where m.channel_id = ${channelId} and (${before}::uuid is null
        or (m.created_at, m.id) < (select it.created_at, it.id from chat_messages it where it.id = ${before}::uuid))
      order by m.created_at desc, m.id desc
      limit ${limit + 1}`;
    return { messages: newestFirst.slice(0, limit).toReversed(), has_more: newestFirst.length > limit };
  },

  postMessage: async ({ input: { channelId, content, client_nonce = null }, sql }) => {
    if (!(await isMember(sql, channelId))) return undefined;
    const [made] = await sql<{ id: string }>`
      insert into chat_messages (channel_id, content, client_nonce)
      values (${channelId}, ${content}, ${client_nonce})
      on conflict (sender_id, channel_id, client_nonce) do nothing
      returning id`;
    const [message] = await sql<ChatMessage>`
      select m.*, p.name as sender_name
      from chat_messages m join profiles p on p.id = m.sender_id
      where m.channel_id = ${channelId} and (m.id = ${made?.id ?? null}::uuid
        or (m.sender_id = auth.uid() and m.client_nonce = ${made ? null : client_nonce}::uuid))`;
    return message && { message };
  },

  markRead: async ({ input: { channelId, messageId }, sql }) => {
    const [marked] = await sql`
      insert into chat_read_marks (channel_id, read_at)
      select channel_id, created_at from chat_messages where id = ${messageId} and channel_id = ${channelId}
      on conflict (user_id, channel_id)
        do update set read_at = greatest(chat_read_marks.read_at, excluded.read_at)
      returning channel_id`;
    return marked && { ok: true as const };
  },
};

interface Member {
  channel_id: string;
  party_id: string | null;
  user_id: string;
  name: string;
  role: Role;
}

async function isMember(sql: Sql, channelId: string): Promise<boolean> {
  const [answer] = await sql<{ is_member: boolean }>`
    select ${channelId} in (select private.my_channel_ids())
      or (${channelId} like 'case-%' and private.is_admin()
        and exists (select from cases where id = substring(${channelId} from '^case-(.+)')::uuid)) as is_member`;
  return answer?.is_member ?? false;
}
