import { expect, test } from 'vitest';
import { SettingError } from '../settings/env.ts';
import { emptyFolder } from '../routes/documents/documents.fixture.ts';
import { nameFullDisk } from './free-space.ts';

const cause = new Error('PGlite failed to initialize properly');

test('an operator reads that the disk is full, and which, when a start fails on it', async () => {
  const folder = emptyFolder();
  const failure = await nameFullDisk(folder, Number.MAX_SAFE_INTEGER)(cause).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(SettingError);
  expect(String(failure)).toMatch(`The disk of the data folder ${folder} is full`);
});

test('an operator reads the cause itself when there is space, or when a setting is wrong', async () => {
  const wrong = new SettingError('SECRET_KEY is another one.');
  await expect(nameFullDisk(emptyFolder(), 0)(cause)).rejects.toBe(cause);
  await expect(nameFullDisk('/not/there')(cause)).rejects.toBe(cause);
  await expect(nameFullDisk(emptyFolder(), Number.MAX_SAFE_INTEGER)(wrong)).rejects.toBe(wrong);
});
