import { limits } from '@mediation/api-client';

/** What shows that somebody is at the screen. */
const signs = ['mousedown', 'mousemove', 'keydown', 'scroll', 'touchstart', 'click'] as const;

/**
 * Reports that somebody is at the screen, which is what keeps a session, but not more than once a minute. A report that
 * fails is not repeated: the next sign comes. Answers how to stop.
 */
export function watchActivity(
  report: () => Promise<unknown>,
  { page = globalThis, now = Date.now }: { page?: Pick<EventTarget, 'addEventListener'>; now?: () => number } = {},
): () => void {
  const stop = new AbortController();
  let last = Number.NEGATIVE_INFINITY;
  const notice = () => {
    if (now() - last < limits.activityEvery) return;
    last = now();
    report().catch(() => {});
  };
  for (const it of signs) page.addEventListener(it, notice, { capture: true, passive: true, signal: stop.signal });
  return () => stop.abort();
}
