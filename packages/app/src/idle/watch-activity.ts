import { limits } from '@mediation/api-client';

/** What shows that somebody is at the screen. */
const signs = ['mousedown', 'mousemove', 'keydown', 'scroll', 'touchstart', 'click'] as const;

export interface ActivitySource {
  /** When somebody was last seen; for the next minute nothing is noticed. */
  since: number;
  page?: Pick<EventTarget, 'addEventListener'>;
  now?: () => number;
}

/** Notices that somebody is at the screen, at most once a minute. A page that changes on its own does not count. */
export function watchActivity(notice: () => void, { since, page = globalThis, now = Date.now }: ActivitySource) {
  const stop = new AbortController();
  let last = since;
  const hear = () => {
    if (now() - last < limits.activityEvery) return;
    last = now();
    notice();
  };
  for (const it of signs) page.addEventListener(it, hear, { capture: true, passive: true, signal: stop.signal });
  return () => stop.abort();
}
