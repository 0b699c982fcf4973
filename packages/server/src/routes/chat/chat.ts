import { ApiError, type ChatMessage } from '@mediation/api-client';
import { sql as fragment } from 'kysely';
import type { Sql } from '../../database/database.ts';
import { holdsText } from '../../database/holds-text.ts';
import type { Handlers } from '../../http/handlers.ts';
import { type TimeKey, newestFirst, oldestFirst, pageOf } from '../../http/answer/keyset-page.ts';
import { isGotAsKept } from '../documents/uploads.ts';
import { noteTone } from './note-tone.ts';

export const chat = {
  listMessages: async ({ input: { channelId, before, after, redacted_after, limit }, sql }) => {
    if (!(await isInAudience(sql, channelId))) return undefined;
    const messages = messagesOf(channelId);
    if (redacted_after) {
      const found = await sql<ChatMessage>`
        select * from ${messages} m
        where channel_id = ${channelId} and redacted_at > ${redacted_after}::timestamptz
        order by redacted_at, id limit ${limit + 1}`;
      return { messages: found.slice(0, limit), has_more: found.length > limit };
    }
    if (after) {
      const key = await keyOfMessage(sql, messages, channelId, after);
      const found = await sql<ChatMessage>`
        select * from ${messages} m
        where channel_id = ${channelId} and (created_at, id) > (${key?.at}::timestamptz, ${key?.id}::uuid)
        order by created_at, id limit ${limit + 1}`;
      return { messages: found.slice(0, limit), has_more: found.length > limit };
    }
    const key = before ? await keyOfMessage(sql, messages, channelId, before) : newestFirst(undefined);
    const found = await sql<ChatMessage>`
      select * from ${messages} m
      where channel_id = ${channelId} and (created_at, id) < (${key?.at}::timestamptz, ${key?.id}::uuid)
      order by created_at desc, id desc limit ${limit + 1}`;
    return { messages: found.slice(0, limit).toReversed(), has_more: found.length > limit };
  },

  listMessagesAround: async ({ input: { channelId, message, at = '-infinity', limit }, sql }) => {
    if (!(await isInAudience(sql, channelId))) return undefined;
    const messages = messagesOf(channelId);
    const key = message ? await keyOfMessage(sql, messages, channelId, message) : { ...oldestFirst(undefined), at };
    if (!key) return undefined;
    const half = Math.ceil(limit / 2);
    const older = await sql<ChatMessage>`
      select * from ${messages} m
      where channel_id = ${channelId} and (created_at, id) < (${key.at}::timestamptz, ${key.id}::uuid)
      order by created_at desc, id desc limit ${half + 1}`;
    const newer = await sql<ChatMessage>`
      select * from ${messages} m
      where channel_id = ${channelId} and (created_at, id) >= (${key.at}::timestamptz, ${key.id}::uuid)
      order by created_at, id limit ${half + 1}`;
    return {
      messages: [...older.slice(0, half).toReversed(), ...newer.slice(0, half)],
      has_older: older.length > half,
      has_newer: newer.length > half,
    };
  },

  searchMessages: async ({ input: { channelId, q, cursor, limit }, sql }) => {
    if (!(await isInAudience(sql, channelId))) return undefined;
    const words = q.split(/\s+/).map((word) => holdsText(fragment`content`, word));
    const key = newestFirst(cursor);
    const found = await sql<ChatMessage>`
      select * from ${messagesOf(channelId)} m
      where channel_id = ${channelId} and (created_at, id) < (${key.at}::timestamptz, ${key.id}::uuid)
        and ${fragment.join(words, fragment` and `)}
      order by created_at desc, id desc limit ${limit + 1}`;
    const { rows: messages, next_cursor } = pageOf(found, limit, (it) => ({ at: it.created_at, id: it.id }));
    return { messages, next_cursor };
  },

  listCaseMessages: async ({ input: { caseId, cursor, limit }, sql }) => {
    const [visible] = await sql`select id from cases where id = ${caseId}`;
    if (!visible) return undefined;
    const key = newestFirst(cursor);
    const found = await sql<ChatMessage>`
      select * from ${people} m
      where case_id = ${caseId} and (created_at, id) < (${key.at}::timestamptz, ${key.id}::uuid)
      order by created_at desc, id desc limit ${limit + 1}`;
    const { rows: messages, next_cursor } = pageOf(found, limit, (it) => ({ at: it.created_at, id: it.id }));
    return { messages, next_cursor };
  },

  postMessage: async ({ input: { channelId, content, client_nonce = null, upload_id = null }, sql }) => {
    if (!(await isInAudience(sql, channelId))) return undefined;
    if (isAssistant(channelId))
      throw new ApiError('conflict', 'No one else reads this channel. Ask the assistant instead.');
    if (upload_id && !(await isForChannel(sql, channelId, upload_id)))
      throw new ApiError(
        'conflict',
        'This document is not for the people who read this channel. Change who reads it first.',
      );
    await noteTone(sql, channelId, content);
    const [made] = await sql<{ id: string }>`
      insert into chat_messages (channel_id, content, client_nonce, upload_id)
      values (${channelId}, ${content}, ${client_nonce}, ${upload_id})
      on conflict (sender_id, channel_id, client_nonce) do nothing
      returning id`;
    const [message] = await sql<ChatMessage & { is_same: boolean }>`
      select m.*, redacted_at is not null or (content, upload_id) is not distinct from (${content}, ${upload_id}::uuid) as is_same
      from ${people} m
      where channel_id = ${channelId} and (id = ${made?.id ?? null}::uuid
        or (sender_id = auth.uid() and client_nonce = ${made ? null : client_nonce}::uuid))`;
    if (message?.is_same === false)
      throw new ApiError('conflict', 'Another message was sent with this client_nonce. Use a new one.');
    return message && { message };
  },

  redactMessage: async ({ input: { messageId, reason }, sql }) => {
    const done = await sql`update chat_messages set redacted_reason = ${reason} where id = ${messageId} returning id`;
    const [message] = await sql<ChatMessage>`select * from ${people} m where id = ${messageId}`;
    if (message && done.length === 0)
      throw new ApiError('forbidden', 'Only the person who wrote a message, or the mediator, can take it back.');
    return message && { message };
  },

  listMessageReaders: async ({ input: { messageId }, sql }) => {
    const [own] = await sql`select id from chat_messages where id = ${messageId} and sender_id = auth.uid()`;
    if (!own) return undefined;
    return {
      readers: await sql<{ user_id: string; name: string }>`select * from private.message_readers(${messageId})`,
    };
  },

  markRead: async ({ input: { channelId, messageId }, sql }) => {
    const unread = await firstUnread(sql, channelId);
    const [marked] = await sql`
      insert into chat_read_marks (channel_id, read_at)
      select channel_id, created_at from chat_messages where id = ${messageId} and channel_id = ${channelId}
      on conflict (user_id, channel_id)
        do update set read_at = greatest(chat_read_marks.read_at, excluded.read_at)
      returning channel_id`;
    return marked && { ok: true as const, unread_from: unread?.id ?? null };
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/chat/chat')>;

/** The first message of others that the caller has not read; one that was delivered late comes before the read mark. */
async function firstUnread(sql: Sql, channelId: string) {
  const [first] = await sql<{ id: string }>`
    select id from (
      (select m.id, m.created_at from chat_messages m
        where m.channel_id = ${channelId} and m.sender_id <> auth.uid() and m.created_at > coalesce((
          select read_at from chat_read_marks where user_id = auth.uid() and channel_id = ${channelId}), '-infinity')
        order by m.created_at, m.id limit 1)
      union all
      (select late.id, late.created_at from private.my_late_messages() late where late.channel_id = ${channelId})
    ) unread
    order by created_at, id limit 1`;
  return first;
}

const isAssistant = (channelId: string) => channelId.startsWith('ai-');

/** Messages of people, with the names of their senders. */
const people = fragment`(
  select m.*, coalesce(p.name, 'Platform support') as sender_name,
    case when u.id is not null then jsonb_build_object('id', u.id, 'file_name', u.file_name, 'mime', u.mime,
      'bytes', case when ${isGotAsKept} then u.bytes end, 'status', u.status, 'reviewed_at', u.reviewed_at, 'scan_status', u.scan_status) end as document
  from chat_messages m left join profiles p on p.id = m.sender_id left join uploads u on u.id = m.upload_id)`;

/** Messages between a person and the assistant. */
const assistant = fragment`(
  select h.id, h.visible_to as channel_id, h.content, h.created_at, h.user_id as sender_id,
    case h.role when 'assistant' then 'AI Assistant' else p.name end as sender_name,
    case h.role when 'assistant' then 'assistant' else p.role end as sender_role,
    null::timestamptz as redacted_at, null as redacted_by, null as redacted_reason, null as client_nonce, null as document
  from ai_chat_history h join profiles p on p.id = h.user_id)`;

const messagesOf = (channelId: string) => (isAssistant(channelId) ? assistant : people);

/** Whether the caller is in the audience of a channel: its members, and admins in the support channels that they answer. */
async function isInAudience(sql: Sql, channelId: string): Promise<boolean> {
  const [answer] = await sql<{ in_audience: boolean }>`
    select ${channelId} in (select private.my_channel_ids()) or
      ${channelId} in (select private.my_support_channel_ids()) as in_audience`;
  return answer?.in_audience ?? false;
}

/** Whether a document has the same audience as a channel. */
async function isForChannel(sql: Sql, channelId: string, uploadId: string): Promise<boolean> {
  const found =
    await sql`select 1 from private.my_documents_by_audience() as it where it = ${`${channelId}/${uploadId}`}`;
  return found.length > 0;
}

/** The sort key of a message in its channel, if the caller can read it. */
async function keyOfMessage(
  sql: Sql,
  messages: typeof people,
  channelId: string,
  id: string,
): Promise<TimeKey | undefined> {
  const [key] = await sql<TimeKey>`
    select created_at as at, id from ${messages} m where channel_id = ${channelId} and id = ${id}`;
  return key;
}
