import { cpSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { startTestServer } from '../testing.ts';

/** A new folder with a migrated, empty database, as the folder itself or under a name in it. */
export function migratedFolder(name = ''): string {
  const folder = mkdtempSync(join(inject('folder'), 'copy-'));
  cpSync(join(inject('folder'), 'template'), join(folder, name), { recursive: true });
  return folder;
}

/** The server that the test files of a worker share; it ends with the worker. */
export const server = await startTestServer({ folder: migratedFolder() });
