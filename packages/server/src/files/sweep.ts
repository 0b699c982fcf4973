import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sql } from '../database/database.ts';
import type { Files } from './files.ts';

const hour = 60 * 60 * 1000;
const batchSize = 500;

/**
 * Removes the leftovers of a crash: stored files without a row and partial uploads. It skips files younger than
 * `olderThan`, which may still get their row. Returns the number of removed files.
 */
export async function sweepFiles(sql: Sql, { storage, incoming }: Files, olderThan = hour): Promise<number> {
  const before = Date.now() - olderThan;
  let removed = await sweepIncoming(incoming, before);
  let batch: string[] = [];
  const removeUnknown = async () => {
    const unknown = await unknownAmong(sql, batch);
    for (const key of unknown) await storage.remove(key);
    removed += unknown.length;
    batch = [];
  };
  for await (const { key, keptAt } of storage.list()) {
    if (keptAt.getTime() <= before) batch.push(key);
    if (batch.length >= batchSize) await removeUnknown();
  }
  await removeUnknown();
  return removed;
}

async function sweepIncoming(folder: string, before: number): Promise<number> {
  let removed = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs > before) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

async function unknownAmong(sql: Sql, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await sql<{ key: string }>`
    select key from unnest(${keys}::text[]) as key where key not in (select private.stored_keys())`;
  return rows.map(({ key }) => key);
}
