import type { Sql } from '../database/database.ts';
import type { Files } from '../files/files.ts';

/**
 * Scans the documents that were accepted unscanned and quarantines malware. Rejects when the scanner is unreachable;
 * skips documents that it cannot judge or that storage has lost. Returns the number of scanned documents.
 */
export async function scanDocuments(sql: Sql, { storage, scanner }: Files): Promise<number> {
  if (!scanner) return 0;
  let scanned = 0;
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const [next] = await sql<{ id: string; key: string }>`
      select u.id, f.storage_key as key from uploads u join private.upload_files f on f.upload_id = u.id
      where u.scan_status in ('off', 'pending') and u.id > ${last} order by u.id limit 1`;
    if (!next) return scanned;
    last = next.id;
    if (!(await storage.has(next.key))) continue;
    const verdict = await scanner.scan(await storage.open(next.key));
    if (verdict === 'unknown') continue;
    await sql`select private.record_scan(${next.id}, ${verdict === 'clean'})`;
    scanned += 1;
  }
}
