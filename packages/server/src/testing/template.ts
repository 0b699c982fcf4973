import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { embeddedBackend } from '../backend.ts';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for this run; its `template` is a migrated, empty database, which is faster to copy than to create. */
    folder: string;
    /** The superuser's address of a Postgres whose database `mediation` is such a template too; empty where none starts. */
    superuserUrl: string;
  }
}

const secrets = { jwtSecret: 'template', publishableKey: 'sb_publishable_template', secretKey: 'sb_secret_template' };

/** Creates the databases that test servers copy, on Postgres and embedded, and removes all copies at the end. */
export async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'mediation-server-'));
  // Also when the run is interrupted.
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', removeFolder);
  const postgres = await startPostgres();
  const isNative = 'url' in postgres;
  if (!isNative) console.info(`All tests use the embedded database, for no Postgres starts here: ${postgres.reason}`);
  const databases = [{ folder: join(folder, 'template') }, ...(isNative ? [{ databaseUrl: postgres.url }] : [])];
  for (const database of databases)
    await (await embeddedBackend({ ...database, secrets, siteUrl: 'http://test' })).close();
  project.provide('folder', folder);
  project.provide('superuserUrl', isNative ? postgres.superuserUrl : '');
  return async () => {
    if (isNative) await postgres.stop();
    removeFolder();
  };
}
