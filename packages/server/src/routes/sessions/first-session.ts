import { ApiError, type MissingBefore, type SessionStart } from '@mediation/api-client';
import type { Sql } from '../../database/database.ts';
import type { Handlers } from '../../http/handlers.ts';
import { readSession } from './read-sessions.ts';

/** What is missing before the parties meet, and the mediator's reasons to start or to let them meet all the same. */
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
      select case_id, id, ${reason} from sessions where id = ${sessionId}
      on conflict (session_id, case_id) where about = 'start' do nothing`;
    const started = await startOf(sql, sessionId);
    return started && { start: started };
  },

  meetAllTheSame: async ({ input: { sessionId, reason }, sql }) => {
    const found = await readSession(sql, sessionId);
    if (!found) return undefined;
    await sql`select private.arrange_session(${sessionId})`;
    if (!found.session.kept_apart?.length)
      throw new ApiError('conflict', 'Nothing keeps the parties of this session apart.');
    await writeWhyTheyMeet(sql, sessionId, reason);
    return readSession(sql, sessionId);
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/sessions/first-session')>;

/** Records why parties meet although the mediator decided that they do not; the database takes it from mediators alone. */
export const writeWhyTheyMeet = (sql: Sql, sessionId: string, reason: string) => sql`
  insert into early_starts (case_id, session_id, about, reason)
  select case_id, id, 'meeting', ${reason} from sessions where id = ${sessionId}`;

/** For mediators of the case. */
async function startOf(sql: Sql, sessionId: string): Promise<SessionStart | undefined> {
  const [mediated] = await sql`
    select id from sessions where id = ${sessionId} and case_id in (select private.my_mediated_case_ids())`;
  if (!mediated) return undefined;
  const missing = await sql<MissingBefore>`
    select m.what, m.participant_id, coalesce(person.name, p.name) as name
    from private.my_missing_before(${sessionId}) m left join case_participants p on p.id = m.participant_id
    left join profiles person on person.id = p.user_id order by p.side, m.what desc`;
  const reasons = await sql<NonNullable<SessionStart['without']> & { about: 'start' | 'meeting' }>`
    select e.about, e.reason, e.started_at, p.name as started_by_name
    from early_starts e join profiles p on p.id = e.started_by where e.session_id = ${sessionId}
    order by e.started_at desc`;
  const newest = (about: 'start' | 'meeting') => reasons.find((it) => it.about === about) ?? null;
  return { missing, without: newest('start'), meeting: newest('meeting') };
}
