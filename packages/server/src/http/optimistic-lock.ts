import { ApiError } from '@mediation/api-client';
import type { Sql } from '../database/database.ts';

/**
 * The row that a change with a version gave back. Where there was none but the row can be seen, somebody else was
 * faster: `conflict`. Where it cannot be seen either, undefined, which answers `not_found`.
 */
export async function changed<Row>([row]: Row[], isThere: () => Promise<unknown[]>): Promise<Row | undefined> {
  if (row || (await isThere()).length === 0) return row;
  throw staleEdit();
}

/** Somebody else was faster. */
export const staleEdit = () =>
  new ApiError(
    'conflict',
    'Somebody changed this in the meantime. Look at the newest version, then make your change again.',
  );

/** Holds what the caller decides on, if they said which version they saw: a newer one is a `conflict`. */
export async function holdSeen(
  sql: Sql,
  kind: 'uploads' | 'case_intakes' | 'sessions',
  id: string,
  version: number | undefined,
): Promise<void> {
  if (version !== undefined) await sql`select private.hold_seen(${kind}, ${id}, ${version})`;
}
