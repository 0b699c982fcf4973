import type { Sql } from '../../database/database.ts';
import type { Storage } from '../../files/storage.ts';

/**
 * Erases everybody whose erasure was decided: the rows in one transaction, then the files, and only then it is done. A
 * run that was cut short is taken up by the next one. One that fails does not keep the others waiting.
 */
export async function carryOutErasures(sql: Sql, storage: Pick<Storage, 'remove'>, backupDays: number): Promise<void> {
  const decided = await sql<{ id: string }>`
    select id from erasure_requests where status = 'carrying_out' order by updated_at, id`;
  const failed: unknown[] = [];
  for (const { id } of decided)
    try {
      const [work] = await sql<{ files: string[] | null }>`
        select private.carry_out_erasure(${id}, ${backupDays}) as files`;
      if (!work?.files) continue;
      for (const key of work.files) await storage.remove(key);
      await sql`select private.finish_erasure(${id})`;
    } catch (error) {
      failed.push(error);
    }
  if (failed.length > 0) throw failed[0];
}
