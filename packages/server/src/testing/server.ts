import { cpSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { startTestServer } from '../testing.ts';

/** A folder with a migrated, empty database of its own. */
export function migratedFolder(): string {
  const folder = mkdtempSync(join(inject('folder'), 'copy-'));
  cpSync(join(inject('folder'), 'template'), folder, { recursive: true });
  return folder;
}

/** The server that the test files of a worker share; it ends with the worker. */
export const server = await startTestServer({ folder: migratedFolder() });
