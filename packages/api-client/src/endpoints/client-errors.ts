import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

const text = (pattern: RegExp) => z.string().check(z.regex(pattern));

/**
 * An error in somebody's browser, reported by the page that it happened in. Every field has a form that no name, address
 * or other word of a person fits into.
 */
export const reportClientError = endpoint({
  method: 'POST',
  path: '/api/client-errors',
  changes: [],
  runs: 'open',
  access: 'public',
  activity: false,
  input: z.strictObject({
    /** What the error screen shows: two groups of four. */
    id: text(/^[0-9A-F]{4}-[0-9A-F]{4}$/),
    /** `render` broke a page; the others happened behind it. */
    kind: z.enum(['render', 'script', 'promise']),
    /** The class of the error. */
    name: text(/^[A-Za-z]{1,40}$/),
    /** The `code` of a failed call, or the number of a message of React. */
    code: z.optional(text(/^(?:[a-z_]{1,40}|react-\d{1,4})$/)),
    /** Where it happened, the innermost call first: files of the app, with line and column. */
    stack: z.array(text(/^(?:assets|src)\/[\w./-]{1,160}:\d{1,7}:\d{1,7}$/)).check(z.maxLength(20)),
    /** The pattern of the page's route, never its address. */
    route: text(/^(?:\*|\/[a-z/:-]{0,80})$/i),
    version: text(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/),
    /** The failed call, where the error is an answer of the server. */
    request_id: z.optional(text(/^[\w-]{1,36}$/)),
  }),
  output: z.object({ ok: z.literal(true) }),
});
