// Guards packages/server/src/database/** packages/server/src/backups/** packages/server/src/restore.ts
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { openDataFolder } from '../database/folder/data-folder.ts';
import { sqlOn } from '../database/database.ts';
import { readKeys, requireKeys } from '../database/keys.ts';
import { openPglite } from '../database/pglite.ts';
import { keptIn } from '../files/files.ts';
import { runServerCommand } from '../testing/command.ts';
import { migratedFolder } from '../testing/migrated-folder.ts';
import { backUp } from './back-up.ts';
import { restoreBackup as restore } from './restore-backup.ts';

/** Opens the database of a data folder while `work` runs. */
async function inDatabase<T>(dataDir: string, work: (it: Awaited<ReturnType<typeof openPglite>>) => Promise<T>) {
  const connection = await openPglite(join(dataDir, 'database'));
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

const found = (dataDir: string, name: string) =>
  inDatabase(dataDir, ({ db }) =>
    sqlOn(db)<{ name: string }>`insert into organizations (name, display_name) values (${name}, ${name})`.then(
      async () => undefined,
    ),
  );

const organizations = async (dataDir: string) =>
  (
    await inDatabase(dataDir, ({ db }) => sqlOn(db)<{ name: string }>`select name from organizations order by name`)
  ).map(({ name }) => name);

const documentsOf = (dataDir: string) => keptIn(join(dataDir, 'files'));

const backUpOf = (dataDir: string, documents: string | null = documentsOf(dataDir)) =>
  inDatabase(dataDir, ({ db, dump }) =>
    backUp({ db, dump: dump! }, { folder: join(dataDir, 'backups'), days: 14, documents: documents ?? undefined }),
  );

const restoreBackup = (dataDir: string, backup: string, keys = readKeys(dataDir, 'a secret')) =>
  restore({ dataDir, documents: documentsOf(dataDir), keys }, backup);

/** Keeps a document that the database names. */
async function keep(dataDir: string, key: string, text: string) {
  mkdirSync(documentsOf(dataDir), { recursive: true });
  writeFileSync(join(documentsOf(dataDir), key), text);
  await inDatabase(dataDir, ({ db }) =>
    db.transaction().execute(async (tx) => {
      const sql = sqlOn(tx);
      await sql`set local session_replication_role = replica`;
      await sql`insert into private.upload_files (upload_id, storage_key) values (gen_random_uuid(), ${key})`;
    }),
  );
}

test('a restore brings back the database and the documents of the backup and keeps the replaced ones aside', async () => {
  const dataDir = migratedFolder('database');
  await found(dataDir, 'Before');
  await keep(dataDir, 'letter', 'a letter');
  writeFileSync(join(documentsOf(dataDir), 'nobody names it'), 'a leftover');
  const backup = await backUpOf(dataDir);
  const modes = [backup, join(backup, 'database.tar.gz'), join(backup, 'manifest.json')];
  expect(modes.map((it) => (statSync(it).mode & 0o777).toString(8))).toEqual(['700', '600', '600']);
  expect(readdirSync(join(backup, 'files'))).toEqual(['letter']);
  await found(dataDir, 'Later');
  await keep(dataDir, 'reply', 'a reply');
  rmSync(join(documentsOf(dataDir), 'letter'));
  const before = await restoreBackup(dataDir, backup);
  expect(await organizations(dataDir)).toEqual(['Before']);
  expect(readFileSync(join(documentsOf(dataDir), 'letter'), 'utf8')).toBe('a letter');
  expect(readdirSync(documentsOf(dataDir))).toEqual(['letter']);
  expect(readdirSync(before.documents!)).toEqual(['nobody names it', 'reply']);
  expect(readdirSync(before.database)).toContain('PG_VERSION');
  await found(dataDir, 'Goes on');
  expect(await organizations(dataDir)).toEqual(['Before', 'Goes on']);
});

test('a restore leaves documents alone that a bucket keeps', async () => {
  const dataDir = migratedFolder('database');
  const backup = await backUpOf(dataDir, null);
  await keep(dataDir, 'letter', 'a letter');
  expect(await restoreBackup(dataDir, backup)).toEqual({ database: expect.stringContaining('database.before-') });
  expect(readdirSync(documentsOf(dataDir))).toEqual(['letter']);
});

test('a restore takes a backup of an earlier version, which is one file', async () => {
  const dataDir = migratedFolder('database');
  await found(dataDir, 'Before');
  const file = join(await backUpOf(dataDir), 'database.tar.gz');
  await found(dataDir, 'Later');
  await restoreBackup(dataDir, file);
  expect(await organizations(dataDir)).toEqual(['Before']);
});

test('a restore of a backup that is broken, missing, newer or of other keys changes nothing', async () => {
  const dataDir = migratedFolder('database');
  await found(dataDir, 'Before');
  await keep(dataDir, 'letter', 'a letter');
  const keys = readKeys(dataDir, 'a secret');
  await inDatabase(dataDir, (connection) => requireKeys(connection, keys));
  const whole = await backUpOf(dataDir);

  const half = `${whole}.tar.gz`;
  writeFileSync(half, readFileSync(join(whole, 'database.tar.gz')).subarray(0, 100_000));
  await expect(restoreBackup(dataDir, half)).rejects.toThrow('cannot be read, so nothing was changed.');
  await expect(restoreBackup(dataDir, `${whole}.missing`)).rejects.toThrow('There is no backup');
  const otherKeys = readKeys(dataDir, 'another secret');
  for (const it of [whole, join(whole, 'database.tar.gz')])
    await expect(restoreBackup(dataDir, it, otherKeys)).rejects.toThrow('The keys of this server are not those of');

  const changed = (name: string, change: (folder: string) => void) => {
    const folder = join(mkdtempSync(join(inject('folder'), 'changed-')), name);
    cpSync(whole, folder, { recursive: true });
    change(folder);
    return restoreBackup(dataDir, folder);
  };
  const manifestIn = (folder: string) => join(folder, 'manifest.json');
  const rewrite = (change: object) => (folder: string) => {
    const manifest = JSON.parse(readFileSync(manifestIn(folder), 'utf8')) as object;
    writeFileSync(manifestIn(folder), JSON.stringify({ ...manifest, ...change }));
  };
  await expect(changed('interrupted', (it) => rmSync(manifestIn(it)))).rejects.toThrow(
    'was interrupted and is not whole',
  );
  await expect(changed('unreadable', (it) => writeFileSync(manifestIn(it), '{'))).rejects.toThrow('cannot be read');
  await expect(changed('lossy', (it) => rmSync(join(it, 'files/letter')))).rejects.toThrow('is missing or was changed');
  await expect(changed('other', (it) => writeFileSync(join(it, 'files/letter'), 'b letter'))).rejects.toThrow(
    'was changed',
  );
  await expect(changed('newer', rewrite({ format: 2, version: '9.0.0' }))).rejects.toThrow('was made by version 9.0.0');
  const later = { version: '20990101000000', name: 'later', hash: null };
  await expect(changed('later', rewrite({ migrations: [later] }))).rejects.toThrow('knows more than this one');
  const outside = { key: '../../outside', bytes: 1, sha256: '' };
  await expect(changed('outside', rewrite({ files: [outside] }))).rejects.toThrow('cannot be read');

  expect(readdirSync(dataDir).toSorted()).toEqual(['backups', 'database', 'files', 'lock.sqlite']);
  expect(await organizations(dataDir)).toEqual(['Before']);
  expect(readFileSync(join(documentsOf(dataDir), 'letter'), 'utf8')).toBe('a letter');
});

test('a restore fails with one line while a server uses the data folder', async () => {
  const dataDir = migratedFolder('database');
  const backup = await backUpOf(dataDir);
  const settings = { DATA_DIR: dataDir, SECRET_KEY: 'one secret of more than 32 characters' };
  const held = await openDataFolder(dataDir, { onLost: () => undefined });
  expect(runServerCommand('restore', settings, backup)).toEqual({
    status: 1,
    stdout: '',
    stderr: `The data folder is in use by process ${process.pid} on ${hostname()}: stop it, or set DATA_DIR to another folder.\n`,
  });
  held.release();
  expect(runServerCommand('restore', settings)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('Name the backup'),
  });
  expect(runServerCommand('restore', settings, backup)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('The backup is in place.'),
  });
});

test('a backup removes backups past their retention and unfinished ones, and keeps other files', async () => {
  const dataDir = migratedFolder('database');
  const folder = mkdtempSync(join(inject('folder'), 'backups-'));
  const at = (day: string) => new Date(`2026-11-${day}T03:00:00.000Z`);
  writeFileSync(join(folder, '2026-10-01T03-00-00-000Z.tar.gz'), '');
  writeFileSync(join(folder, 'half.tar.gz.new'), '');
  mkdirSync(join(folder, '2026-11-09T03-00-00-000Z.new'));
  writeFileSync(join(folder, 'mine.txt'), '');
  await inDatabase(dataDir, async ({ db, dump }) => {
    for (const day of ['01', '10', '16'])
      await backUp({ db, dump: dump! }, { folder, days: 14, documents: undefined }, at(day));
  });
  expect(readdirSync(folder).toSorted()).toEqual(['2026-11-10T03-00-00-000Z', '2026-11-16T03-00-00-000Z', 'mine.txt']);
});
