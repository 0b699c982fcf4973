import type { Sql } from '../database/database.ts';

/** How many classes one run deletes; the next run continues. */
const batchSize = 500;

/**
 * Deletes data whose retention has ended and which is not under legal hold, each class of each case in its own
 * transaction, and then the files without a row; plans to erase people of whom no case is kept any longer. Returns the
 * number of deleted classes.
 */
export async function applyRetention(sql: Sql, removeFiles: () => Promise<unknown> = async () => {}): Promise<number> {
  const due = await sql<{ case_id: string; class: string }>`
    select case_id, class from private.past_retention() where not is_held order by due_since, case_id, class limit ${batchSize}`;
  let gone = 0;
  for (const dueCase of due) {
    const [answer] = await sql<{ is_gone: boolean }>`
      select private.apply_retention(${dueCase.case_id}::uuid, ${dueCase.class}) as is_gone`;
    if (answer?.is_gone) gone += 1;
  }
  if (due.some((it) => it.class === 'financial_documents')) await removeFiles();
  await sql`select private.plan_erasures()`;
  return gone;
}
