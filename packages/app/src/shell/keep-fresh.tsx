import { limits, listCases, liveTopics, type Topic, topics } from '@mediation/api-client';
import { useEffect } from 'react';
import { useBackend } from '../backend/backend-provider.tsx';
import { useEndpoint } from '../backend/use-endpoint.ts';
import { useUser } from '../auth/session-provider.tsx';
import { waitForIdle } from '../browser/wait-for-idle.ts';

/** Events within this time, in milliseconds, are answered with one read. */
const gatherMs = 500;
const watchedCases = 40;

/**
 * Keeps what the pages show up to date: reads again what a live event makes out of date, and everything every half minute
 * while there is no live connection. A hidden tab waits until it is in view.
 */
export function KeepFresh() {
  const { live, refresh } = useBackend();
  const { id: userId } = useUser();
  const { data } = useEndpoint(listCases, {});
  const caseIds = (data?.cases ?? [])
    .slice(0, watchedCases)
    .map(({ id }) => id)
    .toSorted()
    .join(' ');

  useEffect(() => {
    const stop = new AbortController();
    const stale = new Set<Topic>();
    let isConnected = false;
    let due: ReturnType<typeof setTimeout> | undefined;

    const flush = () => {
      due = undefined;
      if (document.hidden) return;
      refresh([...stale]);
      stale.clear();
    };
    const mark = (changed: readonly Topic[]) => {
      for (const topic of changed) stale.add(topic);
      due ??= setTimeout(flush, gatherMs);
    };
    const poll = setInterval(() => !isConnected && mark(topics), limits.pollEvery);
    document.addEventListener('visibilitychange', flush, stop);

    const listen = async () => {
      await waitForIdle();
      if (stop.signal.aborted) return;
      const leave = live.watchChanges(
        { caseIds: caseIds === '' ? [] : caseIds.split(' '), userId },
        {
          row: (table, row) => mark(liveTopics(table, row)),
          connection: (state) => {
            isConnected = state === 'connected';
            // Nothing announced what happened before the connection was there.
            if (isConnected) mark(topics);
          },
        },
      );
      stop.signal.addEventListener('abort', leave);
    };
    void listen();
    return () => {
      stop.abort();
      clearInterval(poll);
      clearTimeout(due);
    };
  }, [caseIds, userId, live, refresh]);
  return null;
}
