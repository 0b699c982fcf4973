import { listChanges } from '@mediation/api-client';
import { type Account, keyOf } from './accounts.ts';
import { recordings } from './recordings.ts';

/** Answers in place of recorded ones, by method and path as the contract has it: a body, a file, or the status of a failure. */
export type Replacements = Record<`${string} /${string}`, object | number>;

const matches = (pattern: string, key: string) =>
  new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/?]+')}(\\?|$)`).test(key);

/** A `fetch` that returns recorded answers and lists the requests without one. */
export interface RecordedTransport {
  fetch: typeof globalThis.fetch;
  /** The number of pending answers. */
  pending: () => number;
  unanswered: string[];
}

const failure = (status: number, code: string, message: string) =>
  Response.json({ error: { code, message } }, { status });

const isRecording = import.meta.env['RECORDER'] === 'yes';

/** Answers reads from the recording. Writes are refused. */
export function recordedTransport(account: Account, replaced: () => Replacements): RecordedTransport {
  const { answers, counts } = recordings[account];
  const unanswered: string[] = [];
  let pending = 0;

  const answer = (method: string, key: string): Response | Promise<Response> => {
    const [, instead] = Object.entries(replaced()).find(([pattern]) => matches(pattern, key)) ?? [];
    if (typeof instead === 'number')
      return failure(
        instead,
        instead === 404 ? 'not_found' : 'unexpected',
        'This story shows what a failure looks like.',
      );
    if (instead instanceof File) return new Response(instead, { headers: { 'content-type': instead.type } });
    if (instead !== undefined) return Response.json(instead);
    if (method !== 'GET' && method !== 'HEAD') return failure(403, 'forbidden', 'This is a preview: nothing is saved.');
    // The socket is quiet, so a page that joins has missed nothing.
    if (key.startsWith(`GET ${listChanges.path}?`)) return Response.json({ topics: [] });
    if (isRecording) return fetch(`/recorder/${account}${key.slice(key.indexOf(' ') + 1)}`, { method });
    if (key in counts) return new Response(null, { headers: { 'content-range': `*/${counts[key]}` } });
    if (key in answers) return Response.json(answers[key]);
    unanswered.push(key);
    return failure(422, 'invalid', `There is no recorded answer: ${key}`);
  };

  return {
    unanswered,
    pending: () => pending,
    fetch: async (input, { method = 'GET' } = {}) => {
      const key = keyOf(method, input instanceof Request ? input.url : String(input));
      pending += 1;
      try {
        return await answer(method, key);
      } catch (error) {
        unanswered.push(`${key}: ${String(error)}`);
        throw error;
      } finally {
        pending -= 1;
      }
    },
  };
}
