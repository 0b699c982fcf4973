import { expect, onTestFinished, vi } from 'vitest';
import { leaveApp, type renderAt } from './render-app.tsx';

/** The address of a request. */
export const addressOf = (input: RequestInfo | URL) => (input instanceof Request ? input.url : String(input));

/** Lets every request fail until the returned function is called. */
export function cutConnection(): () => void {
  const spy = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  onTestFinished(() => spy.mockRestore());
  return () => spy.mockRestore();
}

/**
 * Answers every request whose address contains or matches `part` in another way, also one of a batch, until the returned
 * function is called. `send` asks the server.
 */
export function answerRequests(
  part: string | RegExp,
  answer: (send: () => Promise<Response>, init: RequestInit | undefined) => Response | Promise<Response>,
): () => void {
  const send = globalThis.fetch.bind(globalThis);
  const answerOne = async (input: RequestInfo | URL, init: RequestInit | undefined) => {
    const isMeant = typeof part === 'string' ? addressOf(input).includes(part) : part.test(addressOf(input));
    return isMeant ? answer(() => send(input, init), init) : send(input, init);
  };
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const [origin = '', query] = addressOf(input).split('/api/batch?');
    const paths = query && new URLSearchParams(query).get('paths')?.split(',');
    if (!paths) return answerOne(input, init);
    const answers = paths.map(async (path) => {
      const response = await answerOne(origin + path, init);
      return { status: response.status, body: (await response.json().catch(() => ({}))) as unknown };
    });
    return Response.json({ answers: await Promise.all(answers) });
  });
  onTestFinished(() => spy.mockRestore());
  return () => spy.mockRestore();
}

/** Lets every request to a path wait until the returned function is called. */
export function holdRequests(path: string | RegExp): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  answerRequests(path, (send) => promise.then(send));
  return resolve;
}

/** Ends the sign-in session of the open app, as the server does, and leaves the app. */
export async function endSession({ session }: Awaited<ReturnType<typeof renderAt>>) {
  globalThis.dispatchEvent(new Event('app:unauthorized'));
  await expect.poll(() => session.state().user).toBeNull();
  leaveApp();
}
