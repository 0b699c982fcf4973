import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { SettingError } from '../env.ts';

const Secrets = z.object({ jwtSecret: z.string(), publishableKey: z.string(), secretKey: z.string() });

/** The keys of an embedded server, made at its first start. */
export type Secrets = z.infer<typeof Secrets>;

/** The folder that holds everything an embedded server knows. */
export interface DataFolder {
  path: string;
  database: string;
  secrets: Secrets;
  /** Lets the next process in. */
  release: () => void;
}

/** Opens the folder for this process alone: PGlite has no lock of its own, and two writers would silently diverge. */
export function openDataFolder(path: string): DataFolder {
  const lock = join(path, 'lock');
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    takeLock(lock);
    const database = join(path, 'database');
    mkdirSync(database, { recursive: true });
    chmodSync(database, 0o700);
    return {
      path,
      database,
      secrets: secretsIn(path),
      release: () => rmSync(lock, { force: true }),
    };
  } catch (error) {
    if (error instanceof SettingError) throw error;
    throw new SettingError(`The data folder ${path} cannot be used: ${(error as Error).message}.`);
  }
}

/** Who holds a lock. The start time tells a living holder from a later process with the same number. */
interface Holder {
  pid: number;
  host: string;
  started: string;
}

/** Takes a lock that is free or whose holder has died. Nobody ever reads it half written. */
function takeLock(lock: string): void {
  const me: Holder = { pid: process.pid, host: hostname(), started: startOf(process.pid) };
  const mine = `${lock}.${process.pid}`;
  writeFileSync(mine, JSON.stringify(me), { mode: 0o600 });
  try {
    linkSync(mine, lock);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    replaceAbandoned(lock, mine);
  } finally {
    rmSync(mine, { force: true });
  }
}

/** Of several processes that find the same abandoned lock one has the turn to replace it, and the others look again. */
function replaceAbandoned(lock: string, mine: string): void {
  refuseWhileHeld(lock);
  const turn = `${lock}.turn`;
  takeLock(turn);
  try {
    refuseWhileHeld(lock);
    renameSync(mine, lock);
  } finally {
    rmSync(turn);
  }
}

function refuseWhileHeld(lock: string): void {
  const holder = holderOf(lock);
  if (isAlive(holder))
    throw new SettingError(
      `The data folder is in use by process ${holder.pid}: stop it, or set DATA_DIR to another folder.`,
    );
}

/** Nobody, where a process died before it had written its name. */
function holderOf(lock: string): Partial<Holder> {
  try {
    return JSON.parse(readFileSync(lock, 'utf8')) as Partial<Holder>;
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

function isAlive({ pid, host, started }: Partial<Holder>): boolean {
  if (pid === undefined || host !== hostname()) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return startOf(pid) === started;
}

/** When a process started, in the kernel's own count; empty where the kernel does not tell, `ended` for a dead one. */
function startOf(pid: number): string {
  const stat = `/proc/${pid}/stat`;
  if (!existsSync(stat)) return '';
  const [state, ...rest] = readFileSync(stat, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return state === 'Z' ? 'ended' : (rest[18] ?? '');
}

function secretsIn(path: string): Secrets {
  const file = join(path, 'secrets.json');
  if (!existsSync(file)) {
    const key = () => randomBytes(32).toString('base64url');
    const made: Secrets = {
      jwtSecret: key(),
      publishableKey: `sb_publishable_${key()}`,
      secretKey: `sb_secret_${key()}`,
    };
    writeFileSync(`${file}.new`, JSON.stringify(made, null, 2), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  chmodSync(file, 0o600);
  try {
    return Secrets.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new SettingError(`The keys in ${file} cannot be read: bring back the file from a copy.`);
  }
}
