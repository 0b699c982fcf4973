import { expect, onTestFinished, vi } from 'vitest';
import { leaveApp, type renderAt } from './render-app.tsx';

/** Lets every request fail until the returned function is called. */
export function cutConnection(): () => void {
  const spy = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  onTestFinished(() => spy.mockRestore());
  return () => spy.mockRestore();
}

/** Lets every request to a path wait until the returned function is called. */
export function holdRequests(path: string): () => void {
  const send = globalThis.fetch.bind(globalThis);
  const { promise, resolve } = Promise.withResolvers<void>();
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    if (new Request(...request).url.includes(path)) await promise;
    return send(...request);
  });
  onTestFinished(() => spy.mockRestore());
  return resolve;
}

/** Ends the sign-in session of the open app, as the server does, and leaves the app. */
export async function endSession({ session }: Awaited<ReturnType<typeof renderAt>>) {
  globalThis.dispatchEvent(new Event('app:unauthorized'));
  await expect.poll(() => session.state().user).toBeNull();
  leaveApp();
}
