import { ApiError } from '@mediation/api-client';
import * as z from 'zod/mini';

const Place = z.tuple([z.string(), z.uuid()]);

/** Where a page of rows in the order of (name, id) ends. */
export interface NamePlace {
  name: string;
  id: string;
}

/** The place to go on from: a query takes the rows where `(sort_name, id) > (name, id)`. */
export function placeAfterName(cursor?: string): NamePlace {
  if (cursor === undefined) return { name: '', id: '00000000-0000-0000-0000-000000000000' };
  try {
    const [name, id] = Place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { name, id };
  } catch {
    const details = [{ path: 'cursor', message: 'This page does not exist. Begin at the first one.' }];
    throw new ApiError('invalid', 'Check the marked fields.', { details });
  }
}

/** Cuts what a query found, with one row more than wanted, to a page and the cursor of the next. */
export function pageByName<Row extends { sort_name: string; id: string }>(found: Row[], limit: number) {
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return {
    rows,
    next_cursor: last ? Buffer.from(JSON.stringify([last.sort_name, last.id])).toString('base64url') : null,
  };
}
