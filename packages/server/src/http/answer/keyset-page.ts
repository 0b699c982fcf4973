import * as z from 'zod/mini';
import { invalidFields } from '../input/invalid-fields.ts';

const firstId = '00000000-0000-0000-0000-000000000000';
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

const TimeKey = z.object({ at: z.iso.datetime({ offset: true }), id: z.string().check(z.maxLength(100)) });
const NameKey = z.object({ name: z.string(), id: z.uuid() });
const NumberKey = z.object({ number: z.int().check(z.nonnegative()) });

/** The sort key of a row in a list by time. */
export type TimeKey = z.infer<typeof TimeKey>;
/** The sort key of a row in a list by name. */
export type NameKey = z.infer<typeof NameKey>;

/** Reads a cursor newest first: a query takes the rows where `(time, id) < (at, id)`. */
export const newestFirst = cursorOf(TimeKey, { at: 'infinity', id: lastId });
/** Reads a cursor oldest first: a query takes the rows where `(time, id) > (at, id)`. */
export const oldestFirst = cursorOf(TimeKey, { at: '-infinity', id: firstId });
/** Reads a cursor of a list by name: a query takes the rows where `(sort_name, id) > (name, id)`. */
export const byName = cursorOf(NameKey, { name: '', id: firstId });
/** Reads a cursor of a numbered list, the highest first: a query takes the rows with a lower number. */
export const highestFirst = cursorOf(NumberKey, { number: Number.MAX_SAFE_INTEGER });

function cursorOf<Key>(schema: z.ZodMiniType<Key>, start: Key) {
  return (cursor?: string): Key => {
    if (cursor === undefined) return start;
    try {
      return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    } catch {
      throw invalidFields({ path: 'cursor', message: 'This page does not exist. Begin at the first one.' });
    }
  };
}

/** Turns up to `limit + 1` rows of a query into a page and the cursor of the next page. */
export function pageOf<Row>(found: Row[], limit: number, keyOf: (row: Row) => TimeKey | NameKey | { number: number }) {
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return { rows, next_cursor: last ? Buffer.from(JSON.stringify(keyOf(last))).toString('base64url') : null };
}
