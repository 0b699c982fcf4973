import type { Endpoint, ErrorBody } from '@mediation/api-client';
import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import { declaredFields } from './answer-json.ts';

/** Whether the caller takes the answer of this endpoint as an event stream. */
export const wantsStream = (c: Context, { streams }: Endpoint) =>
  streams === true && /^text\/event-stream\b/.test(c.req.header('accept') ?? '');

type Work = (onDraft: (draft: unknown) => void) => Promise<unknown>;
type Describe = (requestId: string, error: unknown, languages?: string) => { body: ErrorBody };

/**
 * Answers with the events `draft`, where there is one, and `answer`. What fails before the first of them is an ordinary
 * error; what fails later is the event `failed` with the same body.
 */
export async function answerStream(c: Context, endpoint: Endpoint, work: Work, describe: Describe): Promise<Response> {
  const { promise: drafted, resolve } = Promise.withResolvers<{ draft: unknown }>();
  const done = work((draft) => resolve({ draft }));
  const first = await Promise.race([drafted, done.then(() => undefined)]);
  const requestId: string = c.get('requestId');
  const textOf = (result: unknown) => JSON.stringify(declaredFields(endpoint, result));
  const response = streamSSE(c, async (stream) => {
    try {
      if (first) await stream.writeSSE({ event: 'draft', data: textOf(first.draft) });
      await stream.writeSSE({ event: 'answer', data: textOf(await done) });
    } catch (error) {
      await stream.writeSSE({
        event: 'failed',
        data: JSON.stringify(describe(requestId, error, c.req.header('accept-language')).body),
      });
    }
  });
  response.headers.set('cache-control', 'no-store');
  // Proxies that collect an answer before they pass it on would keep the draft back.
  response.headers.set('x-accel-buffering', 'no');
  return response;
}
