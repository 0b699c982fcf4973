import { ApiError } from '@mediation/api-client';
import type { Sql } from '../database/database.ts';

/** The error when another person changed the row after the caller read it. */
export const versionConflict = () =>
  new ApiError(
    'conflict',
    'Somebody changed this in the meantime. Look at the newest version, then make your change again.',
  );

/**
 * Checks the version of a row that was selected `for update`. Row-level security returns such a row only to people who may
 * change it. People who may only read it get `refusal`; for all others the result is undefined, which answers `not_found`.
 */
export async function lockVersion<Row extends { version: number }>(
  [row]: Row[],
  version: number | undefined,
  isReadable: () => Promise<unknown[]> = async () => [],
  refusal = new ApiError('forbidden', 'You may not do this.'),
): Promise<Row | undefined> {
  if (row && row.version !== version) throw versionConflict();
  if (!row && (await isReadable()).length > 0) throw refusal;
  return row;
}

/** Locks a row that only database functions change, and checks its version if the caller sent one. */
export async function requireVersion(
  sql: Sql,
  table: 'uploads' | 'case_intakes' | 'sessions',
  id: string,
  version: number | undefined,
): Promise<void> {
  if (version !== undefined) await sql`select private.lock_version(${table}, ${id}, ${version})`;
}
