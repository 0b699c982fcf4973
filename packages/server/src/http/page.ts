import { ApiError } from '@mediation/api-client';
import * as z from 'zod/mini';

const Place = z.tuple([z.iso.datetime({ offset: true }), z.string().check(z.maxLength(100))]);

/** Where a page of rows in the order of (time, id) ends. */
export interface Place {
  at: string;
  id: string;
}

const farthest = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** The place to go on from, newest first: a query takes the rows where `(time, id) < (at, id)`. */
export const placeBefore = (cursor: string | undefined): Place => placeOf(cursor) ?? { at: 'infinity', id: farthest };

/** The place to go on from, oldest first: a query takes the rows where `(time, id) > (at, id)`. */
export const placeAfter = (cursor: string | undefined): Place =>
  placeOf(cursor) ?? { at: '-infinity', id: '00000000-0000-0000-0000-000000000000' };

function placeOf(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined;
  try {
    const [at, id] = Place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { at, id };
  } catch {
    const details = [{ path: 'cursor', message: 'This page does not exist. Begin at the first one.' }];
    throw new ApiError('invalid', 'Check the marked fields.', { details });
  }
}

/** Cuts what a query found, with one row more than wanted, to a page and the cursor of the next. */
export function pageOf<Row>(found: Row[], limit: number, placeOfRow: (row: Row) => Place) {
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  const { at, id } = last ? placeOfRow(last) : { at: '', id: '' };
  return { rows, next_cursor: last ? Buffer.from(JSON.stringify([at, id])).toString('base64url') : null };
}
