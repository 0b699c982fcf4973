import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Database, type DatabaseConnection, sqlOn } from '../database/database.ts';
import { type Keys, boundTo } from '../database/keys.ts';
import { requireKnownHistory } from '../database/migrations/require-known-history.ts';
import type { Storage } from '../files/storage.ts';
import { SettingError } from '../settings/setting-error.ts';
import { type Manifest, contentOf, describe, namedKeys, requireFingerprint, writeManifest } from './manifest.ts';
import { rowsAsSql } from './rows-as-sql.ts';

/** The name of the database inside of an export. */
export const exportedDatabase = 'database.sql';

const head = `-- All rows of a mediation platform, for a database that a server of the version in manifest.json has set up.
-- As the role that owns the tables: psql --set ON_ERROR_STOP=1 --file database.sql
`;

interface Source {
  connection: Pick<DatabaseConnection, 'db'>;
  storage: Pick<Storage, 'has' | 'open'>;
  keys: Keys;
}

/**
 * Writes all rows, all files and a manifest with their hashes into a new folder, which gets its name once it is whole.
 * Rejects with `SettingError` when there is something already, or when the database is of a newer version or other keys.
 */
export async function exportData({ connection, storage, keys }: Source, folder: string): Promise<Manifest> {
  if (existsSync(folder)) throw new SettingError(`${folder} exists already: name a new folder.`);
  const sql = sqlOn(connection.db);
  await requireKnownHistory(sql);
  requireFingerprint('the database', await boundTo(sql), keys);
  const unfinished = `${folder}.unfinished`;
  try {
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { recursive: true, mode: 0o700 });
    const database = join(unfinished, exportedDatabase);
    const facts = await writeRows(connection.db, database);
    const files: NonNullable<Manifest['files']> = [];
    const missing: string[] = [];
    for (const key of await namedKeys(connection)) {
      const file = join(unfinished, 'files', key);
      if (await storage.has(key)) files.push({ key, ...(await writeFile(storage, key, file)) });
      else missing.push(key);
    }
    const manifest = { ...facts, database: await contentOf(database), files, missing };
    const written = await writeManifest(unfinished, manifest);
    await rename(unfinished, folder);
    return written;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** All rows as they are at one moment, whoever writes meanwhile. */
const writeRows = (db: Database, file: string) =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const out = createWriteStream(file, { mode: 0o600, flush: true });
      await once(out, 'open');
      const write = async (text: string) => void (out.write(text) || (await once(out, 'drain')));
      try {
        await write(head);
        for await (const statement of rowsAsSql(tx)) await write(`${statement};\n`);
        out.end();
        await once(out, 'finish');
      } finally {
        out.destroy();
      }
      return describe(sqlOn(tx));
    });

async function writeFile(storage: Pick<Storage, 'open'>, key: string, file: string) {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await pipeline(await storage.open(key), createWriteStream(file, { mode: 0o600, flush: true }));
  return contentOf(file);
}
