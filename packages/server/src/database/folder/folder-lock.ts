import { randomUUID } from 'node:crypto';
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { SettingError } from '../../settings/env.ts';

/** Another process uses the folder. */
export class FolderInUseError extends SettingError {}

/** A folder locked by this process. */
export interface FolderLock {
  /** Releases the lock. */
  release: () => void;
}

interface LockOptions {
  /** Called once when another process has taken the lock: the holder must stop writing at once. */
  onLost: () => void;
  /** Called before waiting for a heartbeat from another machine. */
  onWait?: (milliseconds: number) => void;
  /** The interval of the holder's heartbeat, in milliseconds. */
  beatEvery?: number;
  /** How long a holder on another machine may be silent before its lock expires, in milliseconds. */
  staleAfter?: number;
}

/** The holder of a lock. A machine is a running kernel, which containers share. */
interface Holder {
  token: string;
  pid: number;
  host: string;
  machine: string;
}

/**
 * Locks a folder. On one machine the kernel decides: it covers containers with other host names and process ids, and
 * frees the lock of a killed process at once. Between machines that share a volume, the holder's heartbeat decides.
 * Waiters watch the heartbeat change and never compare it with a clock, because clocks differ. Rejects with
 * `SettingError` while the folder is locked.
 */
export async function lockFolder(
  folder: string,
  { onLost, onWait, beatEvery = 5000, staleAfter = 20_000 }: LockOptions,
): Promise<FolderLock> {
  const file = join(folder, 'lock.json');
  const me: Holder = { token: randomUUID(), pid: process.pid, host: hostname(), machine: machineId() };
  const isMine = () => holderOf(file)?.token === me.token;
  const kernelLock = lockInKernel(join(folder, 'lock.sqlite'));
  if (!kernelLock) throw inUse(holderOf(file));

  const take = async () => {
    const before = holderOf(file);
    const isElsewhere = before !== undefined && before.machine !== me.machine;
    if (isElsewhere) {
      onWait?.(staleAfter);
      await waitForSilence(file, { staleAfter, pollEvery: beatEvery / 5 });
    }
    writeFileSync(`${file}.new`, JSON.stringify(me), { mode: 0o600 });
    renameSync(`${file}.new`, file);
    if (isElsewhere) {
      await sleep(beatEvery / 5);
      if (!isMine()) throw inUse(holderOf(file));
    }
  };
  await take().catch((error: unknown) => {
    kernelLock.close();
    throw error;
  });

  let beatAt = performance.now();
  const heartbeat = setInterval(() => {
    try {
      if (!isMine()) return lose();
      utimesSync(file, new Date(), new Date());
      beatAt = performance.now();
    } catch {
      if (performance.now() - beatAt > staleAfter - beatEvery) lose();
    }
  }, beatEvery).unref();
  const lose = () => {
    clearInterval(heartbeat);
    onLost();
  };
  return {
    release: () => {
      clearInterval(heartbeat);
      if (isMine()) rmSync(file, { force: true });
      if (kernelLock.isOpen) kernelLock.close();
    },
  };
}

/**
 * SQLite's locks work alike on every system; the file stays empty and is never removed. Of several processes that want
 * the write lock one gets it, while an exclusive lock could be refused to all of them.
 */
function lockInKernel(file: string): DatabaseSync | undefined {
  closeSync(openSync(file, 'a', 0o600));
  const lock = new DatabaseSync(file);
  try {
    lock.exec('pragma journal_mode = memory; begin immediate');
    return lock;
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === sqliteBusy) return undefined;
    throw error;
  }
}

const sqliteBusy = 5;

/** Resolves when the holder has been silent long enough or releases the lock. */
async function waitForSilence(file: string, { staleAfter, pollEvery }: { staleAfter: number; pollEvery: number }) {
  const first = signOfLife(file);
  for (const from = performance.now(); performance.now() - from < staleAfter;) {
    await sleep(pollEvery);
    const sign = signOfLife(file);
    if (sign === undefined) return;
    if (sign !== first) throw inUse(holderOf(file));
  }
}

const signOfLife = (file: string) => {
  const holder = holderOf(file);
  return holder && `${holder.token} ${statSync(file, { throwIfNoEntry: false })?.mtimeMs}`;
};

/** Returns no holder if there is no lock file or a crash left it empty. */
function holderOf(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

const inUse = (holder: Holder | undefined) => {
  const who = holder ? `process ${holder.pid} on ${holder.host}` : 'another process';
  return new FolderInUseError(`The data folder is in use by ${who}: stop it, or set DATA_DIR to another folder.`);
};

/** The id of the running kernel. A kernel without an id shares its locks with no other machine. */
function machineId(): string {
  if (process.platform !== 'linux') return hostname();
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return randomUUID();
  }
}
