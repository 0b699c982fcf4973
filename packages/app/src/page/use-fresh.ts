import { limits } from '@mediation/api-client';
import { useEffect } from 'react';
import { useBackend } from '../backend/backend-provider.tsx';
import { useUser } from '../session/session-provider.tsx';
import { whenIdle } from '../session/when-idle.ts';

/** What happens within this time is asked for together. */
const together = 500;
const watchedCases = 40;

/**
 * Keeps what a page shows up to date: asks again when something happens in these cases or the person is told something,
 * and every half minute where that cannot be heard. A hidden tab does not ask.
 */
export function useFresh(caseIds: string[]) {
  const { live, queries } = useBackend();
  const { id: userId } = useUser();
  const ids = caseIds.slice(0, watchedCases).toSorted().join(' ');

  useEffect(() => {
    let isOver = false;
    let isConnected = false;
    let due: ReturnType<typeof setTimeout> | undefined;
    let stop = () => {};
    const refresh = () => {
      due = undefined;
      if (!document.hidden) void queries.invalidateQueries();
    };
    const poll = setInterval(() => !isConnected && refresh(), limits.pollEvery);
    const listen = async () => {
      await whenIdle();
      if (isOver) return;
      stop = live.watchNews(
        { caseIds: ids === '' ? [] : ids.split(' '), userId },
        {
          news: () => {
            due ??= setTimeout(refresh, together);
          },
          connection: (state) => {
            isConnected = state === 'connected';
            // What happened before it was connected nobody told.
            if (isConnected) refresh();
          },
        },
      );
    };
    void listen();
    return () => {
      isOver = true;
      clearInterval(poll);
      clearTimeout(due);
      stop();
    };
  }, [ids, userId, live, queries]);
}
