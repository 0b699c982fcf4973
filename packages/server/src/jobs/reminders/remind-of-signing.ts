import type { Sql } from '../../database/database.ts';

/** Reminds the parties who asked for it, once, when they can sign. The clock is the database's, or `now`. */
export async function remindOfSigning(sql: Sql, now?: string): Promise<number> {
  const [answer] = await sql<{ reminded: number }>`
    select private.remind_of_signing(coalesce(${now ?? null}::timestamptz, now())) as reminded`;
  return answer?.reminded ?? 0;
}
