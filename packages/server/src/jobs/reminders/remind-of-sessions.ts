import type { Sql } from '../../database/database.ts';

/** Reminds people of their sessions, 48 hours and 2 hours before, each once. The clock is the database's, or `now`. */
export async function remindOfSessions(sql: Sql, now?: string): Promise<number> {
  const [answer] = await sql<{ reminded: number }>`
    select private.remind_of_sessions(coalesce(${now ?? null}::timestamptz, now())) as reminded`;
  return answer?.reminded ?? 0;
}
