import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';

const text = (pattern: RegExp) => z.string().check(z.regex(pattern));

/** Reports a browser error. The formats of the fields leave no room for names, addresses or other personal data. */
export const reportClientError = endpoint({
  method: 'POST',
  path: '/api/client-errors',
  changes: [],
  runs: 'open',
  access: 'public',
  activity: false,
  input: z.object({
    /** The id on the error screen: two groups of four hexadecimal digits. */
    id: text(/^[0-9A-F]{4}-[0-9A-F]{4}$/),
    /** `render` broke a page; `script` and `promise` happened outside rendering. */
    kind: z.enum(['render', 'script', 'promise']),
    /** The class of the error. */
    name: text(/^[A-Za-z]{1,40}$/),
    /** The `code` of a failed call, or the number of a React error. */
    code: z.optional(text(/^(?:[a-z_]{1,40}|react-\d{1,4})$/)),
    /** The stack, innermost call first: files of the app with line and column. */
    stack: z.array(text(/^(?:assets|src)\/[\w./-]{1,160}:\d{1,7}:\d{1,7}$/)).check(z.maxLength(20)),
    /** The pattern of the page's route, without its parameters. */
    route: text(/^(?:\*|\/[a-z/:-]{0,80})$/i),
    version: text(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/),
    /** The request id of the failed call, when the error is an answer of the server. */
    request_id: z.optional(text(/^[\w-]{1,36}$/)),
  }),
  output: z.object({ ok: z.literal(true) }),
});
