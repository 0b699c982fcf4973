import { embeddedBackend } from '../backend.ts';
import { type StartedPostgres, type TestDatabase, createDatabase, startPostgres } from './postgres.ts';

/** Opens a database, which migrates it, and closes it. */
export async function migrateDatabase(database: TestDatabase | { folder: string }): Promise<void> {
  const secrets = { jwtSecret: 'template', publishableKey: 'sb_publishable_template', secretKey: 'sb_secret_template' };
  const { close } = await embeddedBackend({ ...database, secrets, siteUrl: 'http://test' });
  await close();
}

/** Starts a Postgres whose database is migrated once; `newDatabase` copies it, which is faster than to migrate another. */
export async function startMigratedPostgres(): Promise<StartedPostgres> {
  const postgres = await startPostgres();
  if ('reason' in postgres) return postgres;
  try {
    await migrateDatabase(postgres.database);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  return { ...postgres, newDatabase: () => createDatabase(postgres.superuserUrl, 'mediation') };
}
