import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { chmod, copyFile, link, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type DatabaseConnection, sqlOn } from '../database/database.ts';
import { type Manifest, contentOf, describe, namedKeys, writeManifest } from './manifest.ts';

const isBackup = /^(\d{4}-\d\d-\d\dT[\d-]+Z)(\.tar\.gz)?$/;
const isUnfinished = /\.new$/;

/** The name of the database inside of a backup. */
export const databaseFile = 'database.tar.gz';

/** The settings of backups. */
export interface BackupSettings {
  /** The folder of the backups. */
  folder: string;
  /** How long backups are kept. */
  days: number;
  /** The folder of the stored documents; undefined where a bucket keeps them. */
  documents: string | undefined;
}

/** An embedded database that is open. */
export type Dumpable = Pick<DatabaseConnection, 'db'> & { dump: () => Promise<Blob> };

/**
 * Writes the embedded database and its documents into a folder, which gets its name once it is whole, and removes expired
 * backups. A document that is erased during the backup is not in it.
 */
export async function backUp(
  connection: Dumpable,
  { folder, days, documents }: BackupSettings,
  now = new Date(),
): Promise<string> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  const whole = join(folder, nameAt(now));
  const unfinished = `${whole}.new`;
  try {
    mkdirSync(unfinished, { mode: 0o700 });
    const content = await connection.dump();
    const database = join(unfinished, databaseFile);
    await writeFile(database, Buffer.from(await content.arrayBuffer()), { mode: 0o600, flush: true });
    const kept =
      documents === undefined ? { files: null, missing: [] } : await keepFiles(connection, documents, unfinished);
    const facts = await describe(sqlOn(connection.db));
    await writeManifest(unfinished, { ...facts, database: await contentOf(database), ...kept }, now);
    await rename(unfinished, whole);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
  await removeExpired(folder, nameAt(new Date(now.getTime() - days * 24 * 60 * 60 * 1000)));
  return whole;
}

const nameAt = (time: Date) => time.toISOString().replaceAll(/[:.]/g, '-');

/** The newest backup since a moment, if there is one. */
export const backupSince = (folder: string, time: Date): string | undefined => {
  const names = existsSync(folder) ? readdirSync(folder).filter((it) => isBackup.test(it) && it >= nameAt(time)) : [];
  const name = names.toSorted().at(-1);
  return name && join(folder, name);
};

async function keepFiles(
  connection: Dumpable,
  documents: string,
  folder: string,
): Promise<Pick<Manifest, 'files' | 'missing'>> {
  const files: NonNullable<Manifest['files']> = [];
  const missing: string[] = [];
  for (const key of await namedKeys(connection)) {
    const from = join(documents, key);
    if (!existsSync(from)) missing.push(key);
    else files.push({ key, ...(await keepFile(from, join(folder, 'files', key))) });
  }
  return { files, missing };
}

/** A stored file never changes, so a second name for it takes no space; where there is none, it is copied. */
export async function keepFile(from: string, to: string): Promise<{ bytes: number; sha256: string }> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await link(from, to).catch(() => copyFile(from, to));
  return contentOf(to);
}

async function removeExpired(folder: string, oldest: string): Promise<void> {
  for (const name of readdirSync(folder)) {
    const [, at = ''] = isBackup.exec(name) ?? [];
    if ((at && at < oldest) || isUnfinished.test(name)) await rm(join(folder, name), { recursive: true, force: true });
  }
}
