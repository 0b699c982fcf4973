import { mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { openDataFolder } from './data-folder.ts';
import { SettingError } from '../../settings/env.ts';

const newFolder = () => join(mkdtempSync(join(inject('folder'), 'data-')), 'data');
const open = (folder: string) => openDataFolder(folder, { onLost: () => undefined });
const modeOf = (...path: string[]) => (statSync(join(...path)).mode & 0o777).toString(8);

test('only the owner can read a new data folder and its locks', async () => {
  const folder = newFolder();
  const { release } = await open(folder);
  expect(readdirSync(folder).map((it) => [it, modeOf(folder, it)])).toEqual([
    ['database', '700'],
    ['lock.json', '600'],
    ['lock.sqlite', '600'],
  ]);
  expect(modeOf(folder)).toBe('700');
  release();
  expect(readdirSync(folder)).toEqual(['database', 'lock.sqlite']);
});

test('only the owner can read the database inside a data folder that others can read', async () => {
  const folder = newFolder();
  mkdirSync(folder, { mode: 0o755 });
  (await open(folder)).release();
  expect([modeOf(folder), modeOf(folder, 'database')]).toEqual(['755', '700']);
});

test('a data folder that cannot be created fails with one line', async () => {
  const file = join(mkdtempSync(join(inject('folder'), 'data-')), 'file');
  writeFileSync(file, '');
  await expect(open(join(file, 'data'))).rejects.toThrow(SettingError);
  await expect(open(join(file, 'data'))).rejects.toThrow(/^The data folder .*\/file\/data cannot be used: ENOTDIR/);
});
