import type { SavedAnswer } from '@mediation/api-client';
import type { Handlers } from '../../../http/handlers.ts';
import { lockVersion } from '../../../http/optimistic-lock.ts';

/** The saved answers of the support inbox, for admins. */
export const savedAnswers = {
  listSavedAnswers: async ({ input: { userId }, sql }) => {
    await sql`select private.must_be_some_admin()`;
    const [person] = await sql`select id from profiles where id = ${userId}`;
    return person && { answers: await sql<SavedAnswer>`select * from private.saved_answers_for(${userId})` };
  },

  addSavedAnswer: async ({ input: { userId, title, content }, sql }) => {
    await sql`select private.must_be_some_admin()`;
    const [answer] = await sql<SavedAnswer>`
      select * from private.add_saved_answer(${userId}, ${title}, ${content})`;
    return answer && { answer };
  },

  changeSavedAnswer: async ({ input: { answerId, version, title, content }, sql }) => {
    await sql`select private.must_be_some_admin()`;
    const before = await sql<SavedAnswer>`select * from saved_answers where id = ${answerId} for update`;
    if (!(await lockVersion(before, version))) return undefined;
    const [answer] = await sql<SavedAnswer>`
      update saved_answers set title = ${title}, content = ${content} where id = ${answerId} returning *`;
    return answer && { answer };
  },

  deleteSavedAnswer: async ({ input: { answerId }, sql }) => {
    await sql`select private.must_be_some_admin()`;
    const [answer] = await sql<{ is_gone: boolean }>`select private.delete_saved_answer(${answerId}) as is_gone`;
    return answer?.is_gone ? { ok: true as const } : undefined;
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/chat/saved-answers')>;
