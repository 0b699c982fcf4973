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
    const [answer] = await sql<{ is_there: boolean }>`
      select private.answer_erasure(${erasureId}, ${status}, ${explanation}) as is_there`;
    if (!answer?.is_there) return undefined;
    const [erasure] = await sql<ErasureRequest>`
      select id, status, explanation, created_at, updated_at from erasure_requests where id = ${erasureId}`;
    return erasure && { erasure };
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/people/erasures')>;
