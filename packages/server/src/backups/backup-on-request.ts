import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SettingError } from '../settings/setting-error.ts';
import { backupSince } from './back-up.ts';

const lookEvery = 1000;
const fileIn = (folder: string) => join(folder, 'wanted');

/** Calls `make` whenever another process asks for a backup, until the returned function is called. */
export function onBackupRequest(folder: string, make: () => Promise<void>): () => void {
  const clock = setInterval(() => {
    if (!existsSync(fileIn(folder))) return;
    rmSync(fileIn(folder), { force: true });
    void make();
  }, lookEvery).unref();
  return () => clearInterval(clock);
}

/** Asks the server that uses the data folder for a backup and returns its path once it is there. */
export async function requestBackup(folder: string, answerWithin = 30_000, madeWithin = 600_000): Promise<string> {
  const from = new Date();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(fileIn(folder), '', { mode: 0o600 });
  for (;;) {
    const made = backupSince(folder, from);
    if (made) return made;
    const waited = Date.now() - from.getTime();
    if (waited > answerWithin && existsSync(fileIn(folder))) {
      rmSync(fileIn(folder), { force: true });
      throw new SettingError('The server that uses the data folder did not answer: stop it, then try again.');
    }
    if (waited > madeWithin)
      throw new SettingError('The server made no backup in ten minutes: its log says why, under "job failed".');
    await sleep(lookEvery / 4);
  }
}
