import { ApiError } from '@mediation/api-client';
import { missingMigrations } from '../database/migrations/migrate.ts';
import { type Database, sqlOn } from '../database/database.ts';
import type { HealthPart } from './health-rows.ts';
import { actAsPeople, isRefused } from '../database/roles.ts';

const timeoutMs = 5000;

interface Parts {
  db: Database;
  /** A hosted identity provider. */
  provider?: (() => Promise<HealthPart>) | undefined;
}

/** Checks that this server can answer calls. Rejects with `unavailable` and the part that fails. */
export async function checkReadiness({ db, provider }: Parts) {
  const missing = await inTime(missingMigrations(sqlOn(db))).catch(() => Promise.reject(unreachable()));
  if (missing.length > 0) throw notReady('migrations', 'The database waits for migrations.');
  await inTime(actAsPeople(db, (sql) => sql`select auth.uid() from public.cases limit 1`)).catch((error: unknown) =>
    Promise.reject(isRefused(error) ? notReady('rights', 'The database refuses what people do.') : unreachable()),
  );
  if (provider && (await provider()).state !== 'ok') throw notReady('sign_in', 'The sign-in service cannot be used.');
  return { database: 'ok' as const, migrations: 'ok' as const, rights: 'ok' as const, sign_in: 'ok' as const };
}

const notReady = (path: string, message: string) =>
  new ApiError('unavailable', 'This server is not ready. Try again in a moment.', { details: [{ path, message }] });

const unreachable = () => notReady('database', 'The database cannot be reached.');

async function inTime<T>(work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const alarm = setTimeout(() => reject(new Error('No answer in time.')), timeoutMs);
  return Promise.race([work, late]).finally(() => clearTimeout(alarm));
}
