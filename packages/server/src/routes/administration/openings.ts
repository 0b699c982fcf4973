import type { CaseOpening, OpenedMessage } from '@mediation/api-client';
import { sql as fragment } from 'kysely';
import type { Handlers } from '../../http/handlers.ts';
import { newestFirst, pageOf } from '../../http/answer/keyset-page.ts';

const columns = fragment`o.*, coalesce(p.name, 'Platform support') as opened_by_name,
  o.opened_by = auth.uid() and o.ended_at is null and o.expires_at > now() as is_live`;

/** What admins open for themselves in a case. The database refuses who may not, and logs each reading. */
export const openings = {
  openForReading: async ({ input: { caseId, what, reason, minutes }, sql }) => {
    const [made] = await sql<{ id: string }>`
      select private.open_for_reading(${caseId}, ${what}, ${reason}, ${minutes}) as id`;
    const [opening] = await sql<CaseOpening>`
      select ${columns} from case_openings o left join profiles p on p.id = o.opened_by where o.id = ${made?.id ?? null}`;
    return opening && { opening };
  },

  listOpenings: async ({ input: { caseId, cursor, limit }, sql }) => {
    const [visible] = await sql`
      select 1 where ${caseId} in (select private.my_mediated_case_ids())
        or private.is_admin() and exists (select from cases where id = ${caseId})`;
    if (!visible) return undefined;
    const { at, id } = newestFirst(cursor);
    const found = await sql<CaseOpening>`
      select ${columns} from case_openings o left join profiles p on p.id = o.opened_by
      where o.case_id = ${caseId} and (o.opened_at, o.id) < (${at}::timestamptz, ${id}::uuid)
      order by o.opened_at desc, o.id desc limit ${limit + 1}`;
    const { rows, next_cursor } = pageOf(found, limit, (it) => ({ at: it.opened_at, id: it.id }));
    return { openings: rows, next_cursor };
  },

  endOpening: async ({ input: { openingId }, sql }) => {
    const [answer] = await sql<{ is_ended: boolean }>`select private.end_opening(${openingId}) as is_ended`;
    return answer?.is_ended ? { ok: true as const } : undefined;
  },

  listOpenedMessages: async ({ input: { caseId, cursor, limit }, sql }) => {
    const { at, id } = newestFirst(cursor);
    const found = await sql<OpenedMessage>`
      select * from private.read_opened_channel(${caseId}, ${at}::timestamptz, ${id}::uuid, ${limit + 1})`;
    const { rows, next_cursor } = pageOf(found, limit, (it) => ({ at: it.created_at, id: it.id }));
    return { messages: rows, next_cursor };
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/administration/openings')>;
