import type { Sql } from '../../database/database.ts';

/** Reminds parties of what they agreed to do, once for each day, three days before. The clock is the database's, or `now`. */
export async function remindOfDuties(sql: Sql, now?: string): Promise<number> {
  const [answer] = await sql<{ reminded: number }>`
    select private.remind_of_duties(coalesce(${now ?? null}::timestamptz, now())) as reminded`;
  return answer?.reminded ?? 0;
}
