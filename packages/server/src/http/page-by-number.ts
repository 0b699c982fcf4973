import { ApiError } from '@mediation/api-client';

const first = Number.MAX_SAFE_INTEGER;

/** The number to go on from, newest first: a query takes the rows with a smaller one. */
export function numberBefore(cursor: string | undefined): number {
  if (cursor === undefined) return first;
  const text = Buffer.from(cursor, 'base64url').toString();
  if (/^\d{1,15}$/.test(text)) return Number(text);
  const details = [{ path: 'cursor', message: 'This page does not exist. Begin at the first one.' }];
  throw new ApiError('invalid', 'Check the marked fields.', { details });
}

/** Cuts what a query found, with one row more than wanted, to a page and the cursor of the next. */
export function pageByNumber<Row>(found: Row[], limit: number, numberOf: (row: Row) => number) {
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return { rows, next_cursor: last ? Buffer.from(String(numberOf(last))).toString('base64url') : null };
}
