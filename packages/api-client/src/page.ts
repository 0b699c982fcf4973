import * as z from 'zod/mini';
import { limits } from './limits.ts';

/** What every list takes: where the last page ended, and how many rows are wanted. */
export const pageInput = {
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(limits.pageMax)), limits.perPage),
};

/** What every list answers beside its rows: where the next page begins, or null after the last one. */
export const pageOutput = { next_cursor: z.nullable(z.string()) };

/** What a change sends along: the version that the person saw. A newer one in the database is a `conflict`. */
export const Version = z.int().check(z.minimum(1), z.maximum(2_147_483_647));
