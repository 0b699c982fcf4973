import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';

/**
 * Makes several reads at once, each as if it were made alone: with its own rights, and its own answer or refusal. For
 * pages that read much when they open. Only calls that answer JSON can be read so.
 */
export const readBatch = endpoint({
  method: 'GET',
  path: '/api/batch',
  reads: [],
  runs: 'open',
  access: 'public',
  input: z.object({
    /** The addresses with their queries, URL-encoded each and separated by commas; at most 20. */
    paths: z.string().check(z.maxLength(8000)),
  }),
  output: z.object({
    /** The answers in the order of the addresses. */
    answers: z.array(z.object({ status: z.int(), body: z.unknown() })),
  }),
});
