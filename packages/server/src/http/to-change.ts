import { ApiError } from '@mediation/api-client';
import { staleEdit } from './optimistic-lock.ts';

/**
 * Holds a row that the caller wants to change: `select ... for update` gives it only to those who may. Undefined, which
 * answers `not_found`, where the caller cannot even see it; `forbidden` where seeing is all they may; `conflict` where
 * somebody else was faster.
 */
export async function toChange<Row extends { version: number }>(
  [held]: Row[],
  version: number,
  isThere: () => Promise<unknown[]>,
): Promise<Row | undefined> {
  if (held && held.version !== version) throw staleEdit();
  if (!held && (await isThere()).length > 0) throw new ApiError('forbidden', 'You may not do this.');
  return held;
}
