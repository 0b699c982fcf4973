import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, renameSync, rmSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql as fragment } from 'kysely';
import { type Database, type Sql, sqlOn } from '../database/database.ts';
import type { Keys } from '../database/keys.ts';
import { openLite } from '../database/lite.ts';
import { migrationFiles } from '../database/migrations/migration-files.ts';
import { openPglite } from '../database/pglite.ts';
import { openPostgres } from '../database/postgres.ts';
import { setUpDatabase } from '../database/set-up-database.ts';
import { setUpEmbedded } from '../database/set-up-embedded.ts';
import type { Storage } from '../files/storage.ts';
import { SettingError } from '../settings/setting-error.ts';
import { exportedDatabase } from './export-data.ts';
import { type Manifest, checkManifest, readManifest } from './manifest.ts';
import { statementsIn } from './rows-as-sql.ts';

/** Where an export is brought into. */
export interface ImportTarget {
  /** The folder of an embedded database, or the URLs of a Postgres. */
  database: { folder: string } | { databaseUrl: string; migrationUrl: string | undefined };
  storage: Storage;
  keys: Keys;
  siteUrl: string;
}

/**
 * Brings an export into an empty database and an empty storage. Rejects with `SettingError` before anything is changed
 * when the export is not whole, of a newer version or of other keys, or when there is something already. What fails later
 * leaves no rows and no files.
 */
export async function importData(
  { database, storage, keys, siteUrl }: ImportTarget,
  folder: string,
): Promise<Manifest> {
  const manifest = await readManifest(folder);
  if (!manifest.files) throw new SettingError(`${folder} is a backup and no export: npm run restore -- ${folder}`);
  await checkManifest(folder, manifest, exportedDatabase, keys);
  const load = async (owner: Loadable) => {
    await requireEmpty(sqlOn(owner.db), manifest);
    const files = await bringFiles(folder, manifest, storage);
    try {
      const known = new Set(manifest.migrations.map(({ version }) => version));
      const lite = await openLite(owner.lite, keys, siteUrl);
      await setUpEmbedded(
        owner,
        owner,
        lite,
        migrationFiles().filter(({ version }) => known.has(version)),
      );
      await loadRows(owner.db, join(folder, exportedDatabase));
    } catch (error) {
      for (const key of files) await storage.remove(key);
      throw error;
    }
  };
  await ('folder' in database ? intoFolder(database.folder, load) : intoPostgres(database, load));
  return manifest;
}

type Loadable = Awaited<ReturnType<typeof openPglite>> | Awaited<ReturnType<typeof openPostgres>>;

/** A folder gets its name once the database in it is whole. */
async function intoFolder(folder: string, load: (owner: Loadable) => Promise<void>): Promise<void> {
  if (readdirSync(folder).length > 0)
    throw new SettingError(`There is a database in ${folder} already: set DATA_DIR to an empty folder.`);
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const connection = await openPglite(unfinished);
  try {
    await load(connection);
    await connection.close();
    rmdirSync(folder);
    renameSync(unfinished, folder);
  } finally {
    await connection.close();
    rmSync(unfinished, { recursive: true, force: true });
  }
}

async function intoPostgres(
  { databaseUrl, migrationUrl }: { databaseUrl: string; migrationUrl: string | undefined },
  load: (owner: Loadable) => Promise<void>,
): Promise<void> {
  const server = await openPostgres(databaseUrl, 2);
  try {
    let isLoaded = false;
    await setUpDatabase(server, migrationUrl, async (owner) => {
      await load(owner);
      isLoaded = true;
    });
    if (!isLoaded)
      throw new SettingError('The role of DATABASE_URL may not set up a database: set MIGRATION_DATABASE_URL.');
  } finally {
    await server.close();
  }
}

/** A database that a server has set up, and that nobody has used, counts as empty. */
async function requireEmpty(sql: Sql, manifest: Manifest): Promise<void> {
  const [is] = await sql<{ bare: boolean; set_up: boolean }>`
    select not exists (select from pg_class c where c.relkind = 'r'
        and c.relnamespace::regnamespace::text in ('public', 'private', 'auth', 'supabase_migrations')) as bare,
      to_regclass('auth.users') is not null and to_regclass('supabase_migrations.schema_migrations') is not null as set_up`;
  if (is!.bare) return;
  const isUnused = is!.set_up && (await sql`select from auth.users limit 1`).length === 0;
  const known = new Set(manifest.migrations.map(({ version }) => version));
  const applied = is!.set_up
    ? await sql<{ version: string }>`select version from supabase_migrations.schema_migrations`
    : [];
  if (!isUnused || applied.some(({ version }) => !known.has(version)))
    throw new SettingError('The database of DATABASE_URL is not empty: create a new one for the import.');
}

/** Copies the files and returns the keys of those that were not there, whole, from an import that was cut short. */
async function bringFiles(folder: string, { files }: Manifest, storage: Storage): Promise<string[]> {
  const wanted = new Map((files ?? []).map((it) => [it.key, it]));
  const there = new Set<string>();
  for await (const { key } of storage.list()) {
    if (!wanted.has(key))
      throw new SettingError('There are other documents in the storage already: name an empty folder or bucket.');
    there.add(key);
  }
  const brought: string[] = [];
  try {
    for (const [key, { bytes, sha256 }] of wanted) {
      if (there.has(key) && sha256Of(await storage.read(key)) === sha256) continue;
      brought.push(key);
      await storage.keep(key, { path: join(folder, 'files', key), type: 'application/octet-stream', bytes });
    }
  } catch (error) {
    for (const key of brought) await storage.remove(key).catch(() => undefined);
    throw error;
  }
  return brought;
}

const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function loadRows(db: Database, file: string): Promise<void> {
  const text = createReadStream(file, 'utf8') as AsyncIterable<string>;
  await db.transaction().execute(async (tx) => {
    for await (const statement of statementsIn(text))
      if (!/^(begin|commit);$/.test(statement)) await fragment.raw(statement).execute(tx);
  });
}
