import { limits } from '@mediation/api-client';

/** The DOM events that count as activity. */
const signs = ['mousedown', 'mousemove', 'keydown', 'scroll', 'touchstart', 'click'] as const;

export interface ActivitySource {
  /** The time of the last activity; the next minute is ignored. */
  since: number;
  page?: Pick<EventTarget, 'addEventListener'>;
  now?: () => number;
}

/** Calls back on activity, at most once a minute. Changes of the page itself do not count. */
export function watchActivity(notice: () => void, { since, page = globalThis, now = Date.now }: ActivitySource) {
  const stop = new AbortController();
  let last = since;
  const onActivity = () => {
    if (now() - last < limits.activityEvery) return;
    last = now();
    notice();
  };
  for (const sign of signs)
    page.addEventListener(sign, onActivity, { capture: true, passive: true, signal: stop.signal });
  return () => stop.abort();
}
