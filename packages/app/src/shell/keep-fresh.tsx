import { limits, listCases, listChanges, liveTopics, type Topic, topics } from '@mediation/api-client';
import { useEffect, useRef, useState } from 'react';
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
 * a live connection. A hidden tab waits until it is visible. Connecting for the first time refetches what has changed since
 * the pages began to read, connecting again everything: a computer that slept does not know for how long.
 */
export function KeepFresh() {
  const { supabase, refresh, call } = useBackend();
  const { id: userId } = useUser();
  const { data, isPending } = useEndpoint(listCases, {});
  const [began] = useState(Date.now);
  const hasJoined = useRef(false);
  const caseIds = (data?.cases ?? [])
    .slice(0, watchedCases)
    .map(({ id }) => id)
    .toSorted()
    .join(' ');

  useEffect(() => {
    if (isPending) return undefined;
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

    /** Changes from before the connection sent no events. */
    const catchUp = async () => {
      const seconds = hasJoined.current ? Infinity : Math.ceil((Date.now() - began) / 1000) + 1;
      hasJoined.current = true;
      const missed = seconds * 1000 > limits.changesWithin ? { topics } : await call(listChanges, { seconds });
      if (!stop.signal.aborted) mark(missed.topics);
    };
    const listen = async () => {
      await waitForIdle();
      if (stop.signal.aborted) return;
      const leave = createLive(supabase, window).watchChanges(
        { caseIds: caseIds === '' ? [] : caseIds.split(' '), userId },
        {
          row: (table, row) => mark(liveTopics(table, row)),
          connection: (state) => {
            isConnected = state === 'connected';
            if (isConnected) void catchUp().catch(() => mark(topics));
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
  }, [caseIds, isPending, userId, began, supabase, refresh, call]);
  return null;
}
