import type { AiChatEntry } from '@mediation/api-client';
import type { Handlers } from '../../http/handlers.ts';
import { newestFirst, pageOf } from '../../http/answer/keyset-page.ts';

export const aiChatHistory = {
  addAiChatEntry: async ({ input: { role, content, case_id = null, reply_id = null }, sql }) => {
    const reply = role === 'assistant' ? reply_id : null;
    const [made] = await sql<AiChatEntry>`
      insert into ai_chat_history (case_id, role, content, reply_id)
      select ${case_id}::uuid, ${role}::text, ${content}::text, ${reply}::uuid
      where ${case_id}::uuid is null or exists (select from cases where id = ${case_id}::uuid)
      on conflict (reply_id) do nothing
      returning *`;
    const [entry] = made
      ? [made]
      : await sql<AiChatEntry>`select * from ai_chat_history where reply_id = ${reply}::uuid`;
    return entry && { entry };
  },

  listAiChatHistory: async ({ input: { case_id = null, cursor, limit }, sql }) => {
    const { at, id } = newestFirst(cursor);
    const found = await sql<AiChatEntry>`
      select * from ai_chat_history
      where user_id = auth.uid() and (${case_id}::uuid is null or case_id = ${case_id}::uuid)
        and (created_at, id) < (${at}::timestamptz, ${id}::uuid)
      order by created_at desc, id desc
      limit ${limit + 1}`;
    const { rows, next_cursor } = pageOf(found, limit, (it) => ({ at: it.created_at, id: it.id }));
    return { history: rows, next_cursor };
  },

  clearAiChatHistory: async ({ input: { case_id = null }, sql }) => {
    const [answer] = await sql<{ deleted: number }>`select private.delete_my_ai_chat(${case_id}::uuid) as deleted`;
    return { ok: true as const, deleted: answer?.deleted ?? 0 };
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/assistance/ai-chat-history')>;
