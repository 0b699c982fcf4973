import * as z from 'zod/mini';
import { limits } from './limits.ts';

/** The input of every list: the cursor and the number of rows. */
export const pageInput = {
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(limits.pageMax)), limits.perPage),
};

/** The cursor of the next page, or null after the last one. */
export const pageOutput = { next_cursor: z.nullable(z.string()) };

/** The version for optimistic locking: a change of an older version than the stored one is a `conflict`. */
export const Version = z.int().check(z.minimum(1), z.maximum(2_147_483_647));
