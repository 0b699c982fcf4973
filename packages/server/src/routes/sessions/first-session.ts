import { ApiError, type MissingBefore, type SessionStart } from '@mediation/api-client';
import type { Sql } from '../../database/database.ts';
import type { Handlers } from '../../http/handlers.ts';

/** What is missing before the parties meet for the first time, and a start without it. */
export const firstSession = {
  getSessionStart: async ({ input: { sessionId }, sql }) => {
    const start = await startOf(sql, sessionId);
    return start && { start };
  },

  startSessionWithout: async ({ input: { sessionId, reason }, sql }) => {
    const start = await startOf(sql, sessionId);
    if (!start) return undefined;
    if (start.missing.length === 0) throw new ApiError('conflict', 'Nothing is missing any more.');
    await sql`
      insert into early_starts (case_id, session_id, reason)
      select case_id, id, ${reason} from sessions where id = ${sessionId} on conflict (session_id, case_id) do nothing`;
    const started = await startOf(sql, sessionId);
    return started && { start: started };
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/sessions/first-session')>;

/** For mediators of the case. */
async function startOf(sql: Sql, sessionId: string): Promise<SessionStart | undefined> {
  const [mediated] = await sql`
    select id from sessions where id = ${sessionId} and case_id in (select private.my_mediated_case_ids())`;
  if (!mediated) return undefined;
  const missing = await sql<MissingBefore>`
    select m.what, m.participant_id, coalesce(person.name, p.name) as name
    from private.my_missing_before(${sessionId}) m left join case_participants p on p.id = m.participant_id
    left join profiles person on person.id = p.user_id order by p.side, m.what desc`;
  const [without] = await sql<NonNullable<SessionStart['without']>>`
    select e.reason, e.started_at, p.name as started_by_name
    from early_starts e join profiles p on p.id = e.started_by where e.session_id = ${sessionId}`;
  return { missing, without: without ?? null };
}
