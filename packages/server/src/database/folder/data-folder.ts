import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SettingError } from '../../settings/env.ts';
import { lockFolder } from './folder-lock.ts';

/** The folder of an embedded database, locked by this process. */
export interface DataFolder {
  database: string;
  /** Whether there is no database in it yet. */
  isEmpty: boolean;
  /** Releases the lock. */
  release: () => void;
}

/** Opens the folder exclusively: PGlite has no lock of its own, and two writers would silently diverge. */
export async function openDataFolder(path: string, options: Parameters<typeof lockFolder>[1]): Promise<DataFolder> {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    const { release } = await lockFolder(path, options);
    const database = join(path, 'database');
    mkdirSync(database, { recursive: true });
    chmodSync(database, 0o700);
    return { database, isEmpty: readdirSync(database).length === 0, release };
  } catch (error) {
    if (error instanceof SettingError) throw error;
    throw new SettingError(`The data folder ${path} cannot be used: ${(error as Error).message}.`);
  }
}
