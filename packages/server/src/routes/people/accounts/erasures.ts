import type { Erasure, ErasureRequest } from '@mediation/api-client';
import type { Handlers } from '../../../http/handlers.ts';
import { newestFirst, oldestFirst, pageOf } from '../../../http/answer/keyset-page.ts';

/** Erasure requests, for admins. */
export const erasures = {
  listErasures: async ({ input: { cursor, limit, state }, sql }) => {
    const isAnswered = state === 'answered';
    const { at, id } = (isAnswered ? newestFirst : oldestFirst)(cursor);
    const found = await sql<Erasure>`
      select * from private.erasures(${isAnswered}, ${at}::timestamptz, ${id}::uuid, ${limit + 1})`;
    const { rows, next_cursor } = pageOf(found, limit, (it) => ({ at: it.created_at, id: it.id }));
    return { erasures: rows, next_cursor };
  },

  answerErasure: async ({ input: { erasureId, status, explanation }, sql }) => {
    await sql`select private.must_be_admin()`;
    const [erasure] = await sql<ErasureRequest>`
      update erasure_requests set status = ${status}, explanation = ${explanation} where id = ${erasureId}
      returning id, status, explanation, created_at, updated_at`;
    return erasure && { erasure };
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/people/erasures')>;
