// Guards packages/server/src/database/** packages/server/src/jobs/back-up.ts
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { backUp } from '../../jobs/back-up.ts';
import { migratedFolder } from '../../testing/migrated-folder.ts';
import { openDataFolder } from './data-folder.ts';
import { sqlOn } from '../database.ts';
import { openPglite } from '../pglite.ts';
import { restoreBackup } from './restore-backup.ts';

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

const backUpOf = (dataDir: string) =>
  inDatabase(dataDir, ({ dump }) => backUp({ folder: join(dataDir, 'backups'), days: 14, dump: dump! }));

test('a restore brings back the database of the backup and keeps the replaced one aside', async () => {
  const dataDir = migratedFolder('database');
  await found(dataDir, 'Before');
  const file = await backUpOf(dataDir);
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
  await found(dataDir, 'Later');
  const before = await restoreBackup(dataDir, file);
  expect(await organizations(dataDir)).toEqual(['Before']);
  expect(readdirSync(dataDir).toSorted()).toEqual(['backups', 'database', before, 'lock.sqlite']);
  await found(dataDir, 'Goes on');
  expect(await organizations(dataDir)).toEqual(['Before', 'Goes on']);
});

test('a restore from a broken or missing backup changes nothing', async () => {
  const dataDir = migratedFolder('database');
  await found(dataDir, 'Before');
  const whole = await backUpOf(dataDir);
  const half = `${whole}.half`;
  writeFileSync(half, readFileSync(whole).subarray(0, 100_000));
  const nonsense = `${whole}.nonsense`;
  writeFileSync(nonsense, 'no backup at all');
  for (const file of [half, nonsense])
    await expect(restoreBackup(dataDir, file)).rejects.toThrow('cannot be read, so nothing was changed.');
  await expect(restoreBackup(dataDir, `${whole}.missing`)).rejects.toThrow('There is no backup');
  expect(readdirSync(dataDir).toSorted()).toEqual(['backups', 'database', 'lock.sqlite']);
  expect(await organizations(dataDir)).toEqual(['Before']);
});

test('a restore fails with one line while a server uses the data folder', async () => {
  const dataDir = migratedFolder('database');
  const file = await backUpOf(dataDir);
  const command = new URL('../../restore.ts', import.meta.url).pathname;
  const restore = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  };
  const held = await openDataFolder(dataDir, { onLost: () => undefined });
  expect(restore(file)).toEqual({
    status: 1,
    stdout: '',
    stderr: `The data folder is in use by process ${process.pid} on ${hostname()}: stop it, or set DATA_DIR to another folder.\n`,
  });
  held.release();
  expect(restore()).toMatchObject({ status: 1, stderr: expect.stringContaining('Name the backup') });
  expect(restore(file)).toMatchObject({ status: 0, stdout: expect.stringContaining('The backup is in place.') });
});

test('a backup removes backups past their retention and unfinished ones, and keeps other files', async () => {
  const folder = mkdtempSync(join(inject('folder'), 'backups-'));
  const settings = { folder, days: 14, dump: async () => new Blob(['x']) };
  const at = (day: string) => new Date(`2026-11-${day}T03:00:00.000Z`);
  await backUp(settings, at('01'));
  await backUp(settings, at('10'));
  writeFileSync(join(folder, 'half.tar.gz.new'), '');
  writeFileSync(join(folder, 'mine.txt'), '');
  await backUp(settings, at('16'));
  expect(readdirSync(folder).toSorted()).toEqual([
    '2026-11-10T03-00-00-000Z.tar.gz',
    '2026-11-16T03-00-00-000Z.tar.gz',
    'mine.txt',
  ]);
  rmSync(folder, { recursive: true });
});
