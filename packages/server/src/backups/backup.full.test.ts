// Guards packages/server/src/backups/** packages/server/src/{backup,main}.ts packages/server/src/jobs/scheduler.ts
import { mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { readKeys } from '../database/keys.ts';
import { openLite } from '../database/lite.ts';
import { migrationFiles } from '../database/migrations/migration-files.ts';
import { openPglite } from '../database/pglite.ts';
import { setUpEmbedded } from '../database/set-up-embedded.ts';
import { runServerCommand } from '../testing/command.ts';
import { migratedFolder } from '../testing/migrated-folder.ts';
import { startProcess } from '../testing/process.ts';
import { onBackupRequest, requestBackup } from './backup-on-request.ts';
import type { Manifest } from './manifest.ts';

const newFolder = () => mkdtempSync(join(inject('folder'), 'backup-'));
const backupsIn = (dataDir: string) => readdirSync(join(dataDir, 'backups'));
const manifestIn = (folder: string) => JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;

test('a backup is made at once, whether a server uses the data folder or not', async () => {
  const DATA_DIR = migratedFolder('database');
  const backup = () => {
    const { status, stdout, stderr } = runServerCommand('backup', { DATA_DIR });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    return /^The backup is in (\S+)\.\n$/.exec(stdout)?.[1] ?? '';
  };
  const { child, ended, url } = startProcess({ DATA_DIR });
  await url();
  const whileRunning = backup();
  child.kill('SIGTERM');
  expect(await ended).toMatchObject({ code: 0, error: '' });
  const later = backup();
  expect(later > whileRunning).toBe(true);
  expect(manifestIn(whileRunning).keys).toMatch(/^[0-9a-f]{64}$/);
  expect(manifestIn(later)).toMatchObject({ files: [], missing: [] });
  expect(backupsIn(DATA_DIR)).not.toContain('wanted');
});

test('a server makes a backup before it brings data of an earlier version up to date', async () => {
  const DATA_DIR = newFolder();
  const [last, ...earlier] = migrationFiles().toReversed();
  const connection = await openPglite(join(DATA_DIR, 'database'));
  const lite = await openLite(connection.lite, readKeys(DATA_DIR, undefined), 'http://test');
  await setUpEmbedded(connection, connection, lite, earlier.toReversed());
  await connection.close();
  const { said, url } = startProcess({ DATA_DIR });
  await url();
  const [, made = ''] = /a backup of it is in (\S+)\.\n/.exec(said.out) ?? [];
  const versions = manifestIn(made).migrations.map(({ version }) => version);
  expect(versions).toHaveLength(earlier.length);
  expect(versions).not.toContain(last!.version);
});

test('a backup fails with one line without a database, on Postgres and where the server does not answer', async () => {
  const DATA_DIR = newFolder();
  expect(runServerCommand('backup', { DATA_DIR })).toEqual({
    status: 1,
    stdout: '',
    stderr: `There is no database in ${DATA_DIR}: set DATA_DIR to the folder of the server.\n`,
  });
  const onPostgres = runServerCommand('backup', { DATA_DIR, DATABASE_URL: 'postgres://app@127.0.0.1:1/mediation' });
  expect(onPostgres).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^A Postgres has backups of its own.*\n$/),
  });
  await expect(requestBackup(DATA_DIR, 0)).rejects.toThrow('did not answer');
  const stop = onBackupRequest(DATA_DIR, async () => undefined);
  await expect(requestBackup(DATA_DIR, 60_000, 2000)).rejects.toThrow('made no backup');
  stop();
  expect(readdirSync(DATA_DIR)).not.toContain('wanted');
});
