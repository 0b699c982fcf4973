// Guards packages/server/src/backups/** packages/server/src/{export,import}.ts packages/server/src/database/**
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { sqlOn } from '../database/database.ts';
import { readKeys } from '../database/keys.ts';
import { openPglite } from '../database/pglite.ts';
import { openPostgres } from '../database/postgres.ts';
import { people } from '../demo/people.ts';
import { keptIn } from '../files/files.ts';
import { openStorage } from '../files/storage.ts';
import { runServerCommand } from '../testing/command.ts';
import { signIn } from '../testing/demo-calls.ts';
import { migrateDatabase } from '../testing/migrated-postgres.ts';
import { type TestDatabase, execute, startPostgres } from '../testing/postgres.ts';
import { startProcess } from '../testing/process.ts';
import { exportData } from './export-data.ts';
import { importData } from './import-data.ts';
import { type Manifest, contentOf as measure } from './manifest.ts';

const postgres = await startPostgres();

/** Why tests are skipped; empty where they run. */
const reason = 'reason' in postgres ? ` (skipped, for no Postgres starts here: ${postgres.reason})` : '';

afterAll(async () => {
  if ('superuserUrl' in postgres) await postgres.stop();
});

const folder = mkdtempSync(join(inject('folder'), 'export-'));
const source = join(folder, 'source');
const first = join(folder, 'first');
const keys = () => readKeys(source, undefined);
const minutes = 60_000;

const manifestIn = (path: string) => JSON.parse(readFileSync(join(path, 'manifest.json'), 'utf8')) as Manifest;
const contentOf = ({ keys: of, migrations, database, files, missing }: Manifest) => ({
  of,
  migrations,
  database,
  files,
  missing,
});

/** A data folder with the keys of the source and nothing else. */
function newHome(name: string): string {
  const home = join(folder, name);
  mkdirSync(home);
  copyFileSync(join(source, 'secrets.json'), join(home, 'secrets.json'));
  return home;
}

async function newDatabase(): Promise<TestDatabase> {
  if (!('superuserUrl' in postgres)) throw new Error(postgres.reason);
  return postgres.newDatabase();
}

const settingsOf = ({ databaseUrl, migrationUrl }: TestDatabase) => ({
  DATABASE_URL: databaseUrl,
  MIGRATION_DATABASE_URL: migrationUrl,
});

const auditOf = async (address: string) => {
  const { health } = await (await signIn(address, people.alex)).getAdminHealth();
  return health.find(({ name }) => name === 'audit')?.state;
};

// The demonstration has two cases with documents, papers to sign and an audit log; the other tests take its export.
test(
  'an export writes the demonstration into a folder once its server is stopped',
  async () => {
    const { child, ended, url } = startProcess({ DATA_DIR: source, DEMO: 'on' });
    const address = await url();
    await expect.poll(() => auditOf(address), { timeout: 2 * minutes }).toBe('ok');
    expect(runServerCommand('export', { DATA_DIR: source }, first)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('The data folder is in use by'),
    });
    child.kill('SIGTERM');
    await ended;
    expect(runServerCommand('export', { DATA_DIR: source }, first)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('The export is in'),
    });
  },
  5 * minutes,
);

test.skipIf(reason)(
  `an export goes from the embedded database to Postgres and back with every row, file and audit hash${reason}`,
  async () => {
    const there = newHome('there');
    const database = await newDatabase();
    const onPostgres = { DATA_DIR: there, ...settingsOf(database) };
    expect(runServerCommand('import', onPostgres, first)).toMatchObject({ status: 0, stderr: '' });
    const second = join(folder, 'second');
    expect(runServerCommand('export', onPostgres, second)).toMatchObject({ status: 0, stderr: '' });
    const back = newHome('back');
    expect(runServerCommand('import', { DATA_DIR: back }, second)).toMatchObject({ status: 0, stderr: '' });
    const third = join(folder, 'third');
    expect(runServerCommand('export', { DATA_DIR: back }, third)).toMatchObject({ status: 0, stderr: '' });

    const exported = contentOf(manifestIn(first));
    expect(exported.files!.length).toBeGreaterThan(5);
    expect(exported.missing).toEqual([]);
    expect(readFileSync(join(first, 'database.sql'), 'utf8')).toMatch(/^insert into private\.audit_log \(.*hash/m);
    for (const it of [second, third]) expect(contentOf(manifestIn(it))).toEqual(exported);

    const { child, ended, url } = startProcess(onPostgres);
    const address = await url();
    const api = await signIn(address, people.maya);
    const { cases } = await api.listCases();
    expect(cases).toHaveLength(1);
    await api.postMessage({ channelId: `case-${cases[0]!.id}`, content: 'We have moved.' });
    expect(await auditOf(address)).toBe('ok');
    child.kill('SIGTERM');
    await ended;
  },
  5 * minutes,
);

const hasPsql = spawnSync('psql', ['--version']).status === 0;

test.skipIf(reason || !hasPsql)(
  `psql reads the rows of an export into a database that a server has set up${reason || (hasPsql ? '' : ' (skipped, for there is no psql)')}`,
  async () => {
    const database = await newDatabase();
    await migrateDatabase(database);
    const loaded = spawnSync(
      'psql',
      [database.migrationUrl, '-qX', '-v', 'ON_ERROR_STOP=1', '-f', join(first, 'database.sql')],
      {
        encoding: 'utf8',
      },
    );
    expect(loaded).toMatchObject({ status: 0, stderr: '' });
    const connection = await openPostgres(database.databaseUrl, 1);
    const storage = openStorage(keptIn(join(source, 'files')));
    const again = await exportData({ connection, storage, keys: keys() }, join(folder, 'by-psql'));
    await connection.close();
    expect(contentOf(again)).toEqual(contentOf(manifestIn(first)));
  },
  3 * minutes,
);

test('an import refuses what is not whole, was changed, is newer or of other keys, and changes nothing', () => {
  const home = newHome('refusing');
  const attempt = (from: string, settings: Record<string, string> = {}) => {
    const { status, stderr } = runServerCommand('import', { DATA_DIR: home, ...settings }, from);
    expect({ status, lines: stderr.split('\n').length }).toEqual({ status: 1, lines: 2 });
    return stderr;
  };
  const changed = (name: string, change: (it: string) => void) => {
    const copy = join(folder, name);
    cpSync(first, copy, { recursive: true });
    change(copy);
    return attempt(copy);
  };
  const rewrite = (facts: object) => (it: string) =>
    writeFileSync(join(it, 'manifest.json'), JSON.stringify({ ...manifestIn(it), ...facts }));
  expect(changed('interrupted', (it) => rmSync(join(it, 'manifest.json')))).toContain(
    'was interrupted and is not whole',
  );
  expect(changed('changed', (it) => writeFileSync(join(it, 'database.sql'), ' ', { flag: 'a' }))).toContain(
    'was changed',
  );
  const later = { version: '20990101000000', name: 'later', hash: null };
  expect(changed('newer', rewrite({ version: '9.0.0', migrations: [later] }))).toContain('was made by version 9.0.0');
  expect(changed('backup', rewrite({ files: null }))).toContain('is a backup and no export');
  expect(attempt(join(folder, 'nothing'))).toContain('There is no folder');
  expect(attempt(first, { SECRET_KEY: 'another secret of more than 32 characters' })).toContain(
    'The keys of this server',
  );
  rmSync(join(home, 'secrets.json'));
  expect(attempt(first)).toContain('There are no keys: set SECRET_KEY, or copy secrets.json');
  expect(readdirSync(join(home, 'database'))).toEqual([]);
  expect(existsSync(join(home, 'files'))).toBe(false);
});

test('an import refuses a data folder that has a database or other documents', () => {
  const { status, stderr } = runServerCommand('import', { DATA_DIR: source }, first);
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringMatching(/^There is a database in .* already: .*\n$/),
  });
  const home = newHome('with-documents');
  const documents = keptIn(join(home, 'files'));
  mkdirSync(documents, { recursive: true });
  writeFileSync(join(documents, 'another'), 'of somebody else');
  expect(runServerCommand('import', { DATA_DIR: home }, first)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('There are other documents in the storage already'),
  });
  expect(readdirSync(documents)).toEqual(['another']);
  expect(readdirSync(join(home, 'database'))).toEqual([]);
});

test.skipIf(reason)(
  `an import refuses a Postgres that somebody uses, and can be repeated where it failed${reason}`,
  async () => {
    const home = newHome('failing');
    const storage = openStorage(keptIn(join(home, 'files')));
    const database = await newDatabase();
    const target = { database, storage, keys: keys(), siteUrl: 'http://test' };
    const broken = join(folder, 'broken');
    cpSync(first, broken, { recursive: true });
    const text = readFileSync(join(broken, 'database.sql'), 'utf8');
    writeFileSync(join(broken, 'database.sql'), text.replace(/\ncommit;\n$/, '\nselect 1 / 0;\ncommit;\n'));
    const facts = { ...manifestIn(broken), database: await measure(join(broken, 'database.sql')) };
    writeFileSync(join(broken, 'manifest.json'), JSON.stringify(facts));
    await expect(importData(target, broken)).rejects.toThrow('division by zero');
    for await (const { key } of storage.list()) expect.fail(`${key} was left`);

    await importData(target, first);
    await expect(importData(target, first)).rejects.toThrow('The database of DATABASE_URL is not empty');
    const foreign = await newDatabase();
    await execute(foreign.migrationUrl, 'create table theirs ()');
    await expect(importData({ ...target, database: foreign }, first)).rejects.toThrow('is not empty');
    await expect(
      importData({ ...target, database: { ...(await newDatabase()), migrationUrl: undefined } }, first),
    ).rejects.toThrow('MIGRATION_DATABASE_URL');
  },
  3 * minutes,
);

test('an export refuses an existing folder, a folder without a database, other keys and a newer database', async () => {
  expect(runServerCommand('export', { DATA_DIR: source }, first)).toMatchObject({
    status: 1,
    stderr: `${first} exists already: name a new folder.\n`,
  });
  expect(runServerCommand('export', { DATA_DIR: newHome('without') }, join(folder, 'x'))).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^There is no database in .*without: .*\n$/),
  });
  const SECRET_KEY = 'another secret of more than 32 characters';
  expect(runServerCommand('export', { DATA_DIR: source, SECRET_KEY }, join(folder, 'x'))).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('The keys of this server are not those of the database'),
  });
  const newer = newHome('from-tomorrow');
  cpSync(join(source, 'database'), join(newer, 'database'), { recursive: true });
  const connection = await openPglite(join(newer, 'database'));
  await sqlOn(connection.db)`
    insert into supabase_migrations.schema_migrations (version, name) values ('20990101000000', 'tomorrow')`;
  await connection.close();
  expect(runServerCommand('export', { DATA_DIR: newer }, join(folder, 'x'))).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('A newer version of the server has changed this database'),
  });
  expect(readdirSync(folder).filter((it) => it.startsWith('x'))).toEqual([]);
});
