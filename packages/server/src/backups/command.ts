import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDataFolder } from '../database/folder/data-folder.ts';
import type { DatabaseConnection } from '../database/database.ts';
import { type Keys, hasKeys, readKeys } from '../database/keys.ts';
import { openPglite } from '../database/pglite.ts';
import { openPostgres } from '../database/postgres.ts';
import { isFullDisk } from '../files/full-disk.ts';
import { explainFailure } from '../operations/explain-failure.ts';
import { nameFullDisk } from '../operations/free-space.ts';
import { type Env, SettingError, readEnv } from '../settings/env.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** Runs a command with the settings of the server and prints its last line, or one that says why it failed. */
export async function runCommand(work: (env: Env) => Promise<string>): Promise<void> {
  try {
    const env = readEnv(process.env, root);
    console.info(await work(env).catch(nameFullDisk(env.dataDir)));
  } catch (error) {
    console.error(isFullDisk(error) ? explainFailure(error) : (error as Error).message);
    process.exit(1);
  }
}

/** The path that was given to a command, from the folder where npm was called. */
export function givenPath(usage: string): string {
  const [path] = process.argv.slice(2);
  if (!path) throw new SettingError(usage);
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), path);
}

/** The keys of this server, which a command never makes. */
export function presentKeys({ dataDir, secretKey }: Env): Keys {
  if (!hasKeys(dataDir, secretKey))
    throw new SettingError(`There are no keys: set SECRET_KEY, or copy secrets.json into ${dataDir}.`);
  return readKeys(dataDir, secretKey);
}

/** Opens the database of these settings while `work` runs; an embedded one must not be in use. */
export async function withDatabase<T>(
  { dataDir, databaseUrl, hosted }: Env,
  work: (connection: DatabaseConnection) => Promise<T>,
): Promise<T> {
  if (hosted) throw new SettingError('A hosted Supabase has backups and exports of its own: use those of the project.');
  const folder = databaseUrl ? undefined : await openDataFolder(dataDir, { onLost: () => process.exit(1) });
  try {
    if (folder?.isEmpty)
      throw new SettingError(`There is no database in ${dataDir}: set DATA_DIR to the folder of the server.`);
    const connection = databaseUrl ? await openPostgres(databaseUrl, 2) : await openPglite(folder?.database);
    try {
      return await work(connection);
    } finally {
      await connection.close();
    }
  } finally {
    folder?.release();
  }
}
