import { limits, listCases, liveTopics, type Topic, topics } from '@mediation/api-client';
import { useEffect } from 'react';
import { useBackend } from '../backend/backend-provider.tsx';
import { createLive } from '../backend/live.ts';
import { useEndpoint } from '../backend/use-endpoint.ts';
import { useUser } from '../auth/session-provider.tsx';
import { waitForIdle } from '../browser/wait-for-idle.ts';

/** Events within this time, in milliseconds, cause one refetch. */
const gatherMs = 500;
const watchedCases = 40;

/**
 * Keeps the pages up to date: it refetches data that a live event makes stale, and everything every half minute without
 * a live connection. A hidden tab waits until it is visible.
 */
export function KeepFresh() {
  const { supabase, refresh } = useBackend();
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
      const leave = createLive(supabase, window).watchChanges(
        { caseIds: caseIds === '' ? [] : caseIds.split(' '), userId },
        {
          row: (table, row) => mark(liveTopics(table, row)),
          connection: (state) => {
            isConnected = state === 'connected';
            // Changes from before the connection sent no events.
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
  }, [caseIds, userId, supabase, refresh]);
  return null;
}
