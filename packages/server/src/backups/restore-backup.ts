import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip as gunzipWithCallback } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { openDataFolder } from '../database/folder/data-folder.ts';
import type { Sql } from '../database/database.ts';
import { type Keys, boundTo } from '../database/keys.ts';
import { requireKnownHistory } from '../database/migrations/require-known-history.ts';
import { SettingError } from '../settings/setting-error.ts';
import { databaseFile, keepFile } from './back-up.ts';
import { checkManifest, readManifest, requireFingerprint } from './manifest.ts';

const gunzip = promisify(gunzipWithCallback);

/** What of a data folder a restore takes the place of. */
interface Restored {
  /** What the database was before is in this folder. */
  database: string;
  /** What the documents were before is in this folder; undefined when the backup has none. */
  documents?: string;
}

interface Target {
  dataDir: string;
  /** The folder of the stored documents; undefined where a bucket keeps them. */
  documents: string | undefined;
  keys: Keys;
}

/**
 * Replaces the embedded database, and the documents where the backup has them, and returns where the old ones are kept.
 * Rejects without any change while a server uses the folder, and when the backup is unreadable, of a newer version or of
 * other keys. A backup of an earlier version is one file, which holds the database only.
 */
export async function restoreBackup({ dataDir, documents, keys }: Target, backup: string): Promise<Restored> {
  if (!existsSync(backup)) throw new SettingError(`There is no backup ${backup}.`);
  const isFolder = statSync(backup).isDirectory();
  const folder = await openDataFolder(dataDir, { onLost: () => process.exit(1) });
  const database = { now: folder.database, next: join(dataDir, 'database.new') };
  const files = { now: documents ?? '', next: `${documents}.new` };
  const clear = () => {
    for (const { next } of [database, files]) rmSync(next, { recursive: true, force: true });
  };
  try {
    clear();
    const manifest = isFolder ? await readManifest(backup) : undefined;
    if (manifest) await checkManifest(backup, manifest, databaseFile, keys);
    await unpack(isFolder ? join(backup, databaseFile) : backup, database.next, keys);
    const kept = documents === undefined ? undefined : manifest?.files;
    if (kept) mkdirSync(files.next, { recursive: true, mode: 0o700 });
    for (const { key } of kept ?? []) await keepFile(join(backup, 'files', key), join(files.next, key));
    const at = new Date().toISOString().replaceAll(/[:.]/g, '-');
    return { ...(kept && { documents: replace(files, at) }), database: replace(database, at) };
  } finally {
    clear();
    folder.release();
  }
}

interface Place {
  now: string;
  next: string;
}

function replace({ now, next }: Place, at: string): string {
  const before = `${now}.before-${at}`;
  if (existsSync(now)) renameSync(now, before);
  renameSync(next, now);
  return before;
}

/**
 * Unpacks a backup and opens it to prove that it is valid. The checksum is verified first and not by PGlite, where a
 * truncated file causes an uncatchable error.
 */
async function unpack(file: string, folder: string, keys: Keys): Promise<void> {
  try {
    const tar = await gunzip(await readFile(file));
    const pg = await PGlite.create({ dataDir: folder, loadDataDir: new Blob([tar], { type: 'application/x-tar' }) });
    const sql: Sql = async <Row>(text: TemplateStringsArray, ...values: unknown[]) =>
      (await pg.sql<Row>(text, ...values)).rows;
    await requireKnownHistory(sql);
    requireFingerprint(file, await boundTo(sql), keys);
    await pg.close();
  } catch (cause) {
    if (cause instanceof SettingError) throw cause;
    throw new SettingError(`The backup ${file} cannot be read, so nothing was changed.`, { cause });
  }
}
