import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startMigratedPostgres } from './migrated-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for this run. */
    folder: string;
    /** The superuser's address of a Postgres with a migrated, empty database `mediation`; empty where none starts. */
    superuserUrl: string;
  }
}

/** Starts the Postgres whose database the servers of tests copy, and removes all copies at the end. */
export async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'mediation-server-'));
  // Also when the run is interrupted.
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', removeFolder);
  const postgres = await startMigratedPostgres();
  const isNative = 'superuserUrl' in postgres;
  if (!isNative) console.info(`All tests use the embedded database, for no Postgres starts here: ${postgres.reason}`);
  project.provide('folder', folder);
  project.provide('superuserUrl', isNative ? postgres.superuserUrl : '');
  return async () => {
    if (isNative) await postgres.stop();
    removeFolder();
  };
}
