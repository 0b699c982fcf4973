import { existsSync, renameSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip as gunzipWithCallback } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { openDataFolder } from './data-folder.ts';

const gunzip = promisify(gunzipWithCallback);

/**
 * Replaces the embedded database with a backup and returns the name of the folder that keeps the old one. Rejects
 * without any change while a server uses the folder or when the backup is unreadable.
 */
export async function restoreBackup(dataDir: string, file: string): Promise<string> {
  if (!existsSync(file)) throw new Error(`There is no backup ${file}.`);
  const folder = await openDataFolder(dataDir, { onLost: () => process.exit(1) });
  const restored = join(dataDir, 'database.new');
  try {
    rmSync(restored, { recursive: true, force: true });
    await unpack(file, restored);
    const before = `database.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
    renameSync(folder.database, join(dataDir, before));
    renameSync(restored, folder.database);
    return before;
  } finally {
    rmSync(restored, { recursive: true, force: true });
    folder.release();
  }
}

/**
 * Unpacks a backup and opens it to prove that it is valid. The checksum is verified first and not by PGlite, where a
 * truncated file causes an uncatchable error.
 */
async function unpack(file: string, folder: string): Promise<void> {
  try {
    const tar = await gunzip(await readFile(file));
    const pg = await PGlite.create({ dataDir: folder, loadDataDir: new Blob([tar], { type: 'application/x-tar' }) });
    await pg.query('select count(*) from supabase_migrations.schema_migrations');
    await pg.close();
  } catch (cause) {
    throw new Error(`The backup ${file} cannot be read, so nothing was changed.`, { cause });
  }
}
