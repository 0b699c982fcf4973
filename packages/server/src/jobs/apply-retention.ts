import type { Sql } from '../database/database.ts';

/** How many are looked at in one run; the next one goes on. */
const batchSize = 500;

/**
 * Deletes what has been kept long enough and is not held, each class of each case in a transaction of its own, and then
 * the files that no row stands for any more. Tells how many classes went.
 */
export async function applyRetention(sql: Sql, removeFiles: () => Promise<unknown> = async () => {}): Promise<number> {
  const due = await sql<{ case_id: string; class: string }>`
    select case_id, class from private.past_retention() where not is_held order by due_since, case_id, class limit ${batchSize}`;
  let gone = 0;
  for (const it of due) {
    const [answer] = await sql<{ is_gone: boolean }>`
      select private.apply_retention(${it.case_id}::uuid, ${it.class}) as is_gone`;
    if (answer?.is_gone) gone += 1;
  }
  if (due.some((it) => it.class === 'financial_documents')) await removeFiles();
  return gone;
}
