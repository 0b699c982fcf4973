import { ApiError } from '@mediation/api-client';
import { missingMigrations } from '../database/migrate.ts';
import { type Database, sqlOn } from '../database/database.ts';

const patienceMs = 5000;

/** Whether this server can answer calls. Rejects with `unavailable`, and with what is not well. */
export async function checkReadiness(db: Database) {
  const missing = await inTime(missingMigrations(sqlOn(db))).catch(() => undefined);
  if (missing === undefined) throw notReady('database', 'The database cannot be reached.');
  if (missing.length > 0) throw notReady('migrations', 'The database waits for migrations.');
  return { database: 'ok' as const, migrations: 'ok' as const };
}

const notReady = (path: string, message: string) =>
  new ApiError('unavailable', 'This server is not ready. Try again in a moment.', { details: [{ path, message }] });

async function inTime<T>(work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const alarm = setTimeout(() => reject(new Error('No answer in time.')), patienceMs);
  return Promise.race([work, late]).finally(() => clearTimeout(alarm));
}
