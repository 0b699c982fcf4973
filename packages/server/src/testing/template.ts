import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { embeddedBackend } from '../backend.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for this run; its `template` is a migrated, empty database, which is faster to copy than to create. */
    folder: string;
  }
}

/** Creates the database that test servers copy, and removes all copies at the end. */
export async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'mediation-server-'));
  const secrets = { jwtSecret: 'template', publishableKey: 'sb_publishable_template', secretKey: 'sb_secret_template' };
  const backend = await embeddedBackend({ folder: join(folder, 'template'), secrets, siteUrl: 'http://test' });
  await backend.close();
  project.provide('folder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
