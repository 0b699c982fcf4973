import { inject, onTestFinished } from 'vitest';
import { type TestServer, startTestServer } from '../testing.ts';
import { type TestDatabase, createDatabase } from './postgres.ts';

/** A migrated, empty database: Postgres, as in production, or the embedded one where no Postgres starts. */
export async function migratedDatabase(): Promise<TestDatabase | { folder: string }> {
  const superuserUrl = inject('superuserUrl');
  if (superuserUrl) return createDatabase(superuserUrl, 'mediation');
  const { migratedFolder } = await import('./migrated-folder.ts');
  return { folder: migratedFolder() };
}

/** The server that the test files of a worker share; it ends with the worker. */
export const server = await startTestServer(await migratedDatabase());

/** A server on an empty database of its own; it ends with the test. */
export async function serverOfTest(): Promise<TestServer> {
  const own = await startTestServer(await migratedDatabase());
  onTestFinished(own.stop);
  return own;
}
