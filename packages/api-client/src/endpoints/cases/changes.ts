import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { topics } from '../../topics.ts';

/**
 * Names the topics of everything that reached the caller within the last `seconds`: a page that connects asks what it has
 * missed, instead of reading everything again.
 */
export const listChanges = endpoint({
  method: 'GET',
  path: '/api/changes',
  reads: [],
  input: z.object({
    seconds: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(limits.changesWithin / 1000)),
  }),
  output: z.object({ topics: z.array(z.enum(topics)) }),
});
