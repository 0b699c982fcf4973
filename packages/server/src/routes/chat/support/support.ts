import { ApiError, type SupportThread, limits } from '@mediation/api-client';
import { type RawBuilder, sql as fragment } from 'kysely';
import type { Sql } from '../../../database/database.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { newestFirst, oldestFirst, pageOf } from '../../../http/answer/keyset-page.ts';

/** The support inbox, for admins. */
export const support = {
  listSupportThreads: async ({ input: { cursor, limit, state }, sql }) => {
    await sql`select private.must_be_some_admin()`;
    const isOpen = state === 'open';
    const { at, id } = (isOpen ? oldestFirst : newestFirst)(cursor);
    const page = isOpen
      ? fragment`(s.waiting_since, s.user_id) > (${at}::timestamptz, ${id}::uuid) order by s.waiting_since, s.user_id`
      : fragment`(s.last_message_at, s.user_id) < (${at}::timestamptz, ${id}::uuid)
          order by s.last_message_at desc, s.user_id desc`;
    const found = await threadsWhere(sql, fragment`s.state = ${state} and ${page} limit ${limit + 1}`);
    const { rows, next_cursor } = pageOf(found, limit, (it) => ({
      at: it.waiting_since ?? it.last_message.created_at,
      id: it.user_id,
    }));
    const [counted] = await sql<{ open_count: number }>`
      select count(*)::int as open_count from support_threads where state = 'open'`;
    return { threads: rows, open_count: counted?.open_count ?? 0, next_cursor };
  },

  getSupportThread: async ({ input: { userId }, sql }) => {
    await sql`select private.must_be_some_admin()`;
    const [thread] = await threadsWhere(sql, fragment`s.user_id = ${userId}`);
    return thread && { thread };
  },

  markSupportDone: async ({ input: { userId, messageId }, sql }) => {
    await sql`select private.must_be_some_admin()`;
    const done = await sql`
      update support_threads set done_at = now()
      where user_id = ${userId} and last_message_id = ${messageId} returning user_id`;
    if (done.length > 0) return { ok: true as const };
    const [thread] = await sql`select user_id from support_threads where user_id = ${userId}`;
    if (thread) throw newerMessage();
    return undefined;
  },

  forwardSupport: async ({ input: { userId, messageId, content }, sql }) => {
    await sql`select private.must_be_some_admin()`;
    const [thread] = await sql<{ last_message_id: string }>`
      select last_message_id from support_threads where user_id = ${userId} for update`;
    if (!thread) return undefined;
    if (thread.last_message_id !== messageId) throw newerMessage();
    const [forwarded] = await sql<{ mediators: number }>`select private.forward_question(${userId}) as mediators`;
    if (forwarded?.mediators === 0) throw new ApiError('conflict', 'This person is not a party of an open case.');
    await sql`insert into chat_messages (channel_id, content) values (${`support-${userId}`}, ${content})`;
    return { ok: true as const };
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/chat/support')>;

const newerMessage = () => new ApiError('conflict', 'There is a newer message. Read it first.');

/** Support threads with their newest message and the calling admin's unread count. */
const threadsWhere = (sql: Sql, condition: RawBuilder<unknown>) =>
  sql<SupportThread>`
    select s.user_id, p.name, p.role, s.state, s.waiting_since, s.last_message_id, admin.name as done_by,
      private.count_unread(m.channel_id, mark.read_at, ${limits.unreadMost}) as unread_count,
      jsonb_build_object('content', m.content, 'created_at', s.last_message_at, 'sender_id', m.sender_id,
        'sender_name', sender.name, 'redacted_at', m.redacted_at, 'redacted_by', m.redacted_by) as last_message
    from support_threads s
    join profiles p on p.id = s.user_id
    join chat_messages m on m.id = s.last_message_id
    join profiles sender on sender.id = m.sender_id
    left join profiles admin on admin.id = s.done_by
    left join chat_read_marks mark on mark.channel_id = m.channel_id and mark.user_id = auth.uid()
    where ${condition}`;
