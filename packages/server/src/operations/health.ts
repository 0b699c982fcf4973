import { ApiError } from '@mediation/api-client';
import { missingMigrations } from '../database/migrations/migrate.ts';
import { type Database, sqlOn } from '../database/database.ts';
import { actAsPeople, isRefused } from '../database/roles.ts';

const timeoutMs = 5000;

/** Checks that this server can answer calls. Rejects with `unavailable` and the part that fails. */
export async function checkReadiness(db: Database) {
  const missing = await inTime(missingMigrations(sqlOn(db))).catch(() => Promise.reject(unreachable()));
  if (missing.length > 0) throw notReady('migrations', 'The database waits for migrations.');
  await inTime(actAsPeople(db, (sql) => sql`select auth.uid() from public.cases limit 1`)).catch((error: unknown) =>
    Promise.reject(isRefused(error) ? notReady('rights', 'The database refuses what people do.') : unreachable()),
  );
  return { database: 'ok' as const, migrations: 'ok' as const, rights: 'ok' as const };
}

const notReady = (path: string, message: string) =>
  new ApiError('unavailable', 'This server is not ready. Try again in a moment.', { details: [{ path, message }] });

const unreachable = () => notReady('database', 'The database cannot be reached.');

async function inTime<T>(work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const alarm = setTimeout(() => reject(new Error('No answer in time.')), timeoutMs);
  return Promise.race([work, late]).finally(() => clearTimeout(alarm));
}
