import { cpSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { startTestServer } from '../testing.ts';
import { createDatabase } from './postgres.ts';

/** A new folder with a migrated, empty embedded database, as the folder itself or under a name in it. */
export function migratedFolder(name = ''): string {
  const folder = mkdtempSync(join(inject('folder'), 'copy-'));
  cpSync(join(inject('folder'), 'template'), join(folder, name), { recursive: true });
  return folder;
}

/** A migrated, empty database: Postgres, as in production, or the embedded one where no Postgres starts. */
export async function migratedDatabase(): Promise<{ databaseUrl: string } | { folder: string }> {
  const superuserUrl = inject('superuserUrl');
  return superuserUrl ? { databaseUrl: await createDatabase(superuserUrl, 'mediation') } : { folder: migratedFolder() };
}

/** The server that the test files of a worker share; it ends with the worker. */
export const server = await startTestServer(await migratedDatabase());
