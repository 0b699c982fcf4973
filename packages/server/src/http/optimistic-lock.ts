import { ApiError } from '@mediation/api-client';
import type { Sql } from '../database/database.ts';

/** Somebody else changed the row after the caller read it. */
export const versionConflict = () =>
  new ApiError(
    'conflict',
    'Somebody changed this in the meantime. Look at the newest version, then make your change again.',
  );

/**
 * Checks the version of a row that `select … for update` returned, which is only to those who may change it. Whoever may
 * only read it gets `refusal`; to everybody else it is `undefined`, which answers `not_found`.
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

/** The same for rows that only functions of the database change. Without a version, every one is right. */
export async function requireVersion(
  sql: Sql,
  table: 'uploads' | 'case_intakes' | 'sessions',
  id: string,
  version: number | undefined,
): Promise<void> {
  if (version !== undefined) await sql`select private.lock_version(${table}, ${id}, ${version})`;
}
