import { ApiError } from '@mediation/api-client';

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
