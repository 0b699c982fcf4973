import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { SettingError } from '../env.ts';
import { openDataFolder } from './data-folder.ts';

const newFolder = () => join(mkdtempSync(join(inject('folder'), 'data-')), 'data');

/** A folder that a process held which is no more. */
function abandonedFolder(holder: object | string = { pid: spawnSync('true').pid, host: hostname(), started: '1' }) {
  const folder = newFolder();
  openDataFolder(folder).release();
  writeFileSync(join(folder, 'lock'), typeof holder === 'string' ? holder : JSON.stringify(holder));
  return folder;
}

const modeOf = (...path: string[]) => (statSync(join(...path)).mode & 0o777).toString(8);

test('the first start makes keys that only the owner reads, and later ones keep them', () => {
  const folder = newFolder();
  const first = openDataFolder(folder);
  expect([modeOf(folder), modeOf(folder, 'secrets.json'), modeOf(folder, 'lock')]).toEqual(['700', '600', '600']);
  expect(new Set(Object.values(first.secrets)).size).toBe(3);
  first.release();
  chmodSync(join(folder, 'secrets.json'), 0o644);
  const second = openDataFolder(folder);
  expect(second.secrets).toEqual(first.secrets);
  expect(modeOf(folder, 'secrets.json')).toBe('600');
  second.release();
  expect(readdirSync(folder)).toEqual(['database', 'secrets.json']);
});

test('in a folder that others may look into, the database is still closed to them', () => {
  const folder = newFolder();
  mkdirSync(folder, { mode: 0o755 });
  openDataFolder(folder).release();
  expect([modeOf(folder), modeOf(folder, 'database')]).toEqual(['755', '700']);
});

test('a second process is told who uses the folder, and the first one keeps it', () => {
  const folder = newFolder();
  const held = openDataFolder(folder);
  expect(() => openDataFolder(folder)).toThrow(
    new SettingError(
      `The data folder is in use by process ${process.pid}: stop it, or set DATA_DIR to another folder.`,
    ),
  );
  expect(() => openDataFolder(folder)).toThrow(SettingError);
  held.release();
  openDataFolder(folder).release();
});

test.for([
  ['of a process that is gone', undefined],
  ['of another process with the same number', { pid: process.pid, host: hostname(), started: 'long ago' }],
  ['of a container that is gone', { pid: 1, host: 'another-host', started: '1' }],
  ['that was never finished', ''],
  ['that was half written', '{"pid":'],
] as const)('a lock %s keeps nobody out', ([, holder]) => {
  const folder = abandonedFolder(holder);
  const opened = openDataFolder(folder);
  expect(JSON.parse(readFileSync(join(folder, 'lock'), 'utf8'))).toMatchObject({ pid: process.pid });
  opened.release();
  expect(readdirSync(folder)).toEqual(['database', 'secrets.json']);
});

test('of several processes that find the same abandoned lock, one gets the folder, each time', async () => {
  const folders = Array.from({ length: 30 }, () => abandonedFolder());
  const script = `
    import { openDataFolder } from ${JSON.stringify(new URL('data-folder.ts', import.meta.url).href)};
    const isMine = (folder) => { try { return Boolean(openDataFolder(folder)); } catch { return false; } };
    process.stdin.once('data', () => console.log(JSON.stringify(${JSON.stringify(folders)}.map(isMine))));
    console.log('ready');`;
  const children = Array.from({ length: 4 }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['pipe', 'pipe', 'inherit'] }),
  );
  const say = async ({ stdout }: ChildProcess) => String((await once(stdout!, 'data'))[0]).trim();
  await Promise.all(children.map(say));
  const answers = Promise.all(children.map(say));
  for (const { stdin } of children) stdin.write('go');
  const isMine = (await answers).map((it) => JSON.parse(it) as boolean[]);
  expect(folders.map((_, at) => isMine.filter((it) => it[at]).length)).toEqual(folders.map(() => 1));
  for (const child of children) child.kill();
});

test('who died while replacing an abandoned lock keeps nobody out', () => {
  const folder = abandonedFolder();
  writeFileSync(join(folder, 'lock.turn'), readFileSync(join(folder, 'lock')));
  openDataFolder(folder).release();
  expect(readdirSync(folder)).toEqual(['database', 'secrets.json']);
});

test('a folder that cannot be made is a setting that cannot be used', () => {
  const file = join(mkdtempSync(join(inject('folder'), 'data-')), 'file');
  writeFileSync(file, '');
  expect(() => openDataFolder(join(file, 'data'))).toThrow(SettingError);
  expect(() => openDataFolder(join(file, 'data'))).toThrow(/^The data folder .*\/file\/data cannot be used: ENOTDIR/);
});

test('keys that cannot be read are told, and not replaced: everything signed with them would be lost', () => {
  const folder = abandonedFolder();
  writeFileSync(join(folder, 'secrets.json'), '{"jwtSecret":');
  expect(() => openDataFolder(folder)).toThrow(
    /^The keys in .*\/secrets\.json cannot be read: bring back the file from a copy\.$/,
  );
  expect(readFileSync(join(folder, 'secrets.json'), 'utf8')).toBe('{"jwtSecret":');
});
