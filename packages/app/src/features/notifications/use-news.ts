import { limits } from '@mediation/api-client';
import { useEffect, useState } from 'react';
import { useBackend } from '../../backend/backend-provider.tsx';
import type { Connection } from '../../backend/live.ts';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { useLogged } from '../../backend/use-logged.ts';
import { useUser } from '../../session/session-provider.tsx';
import { whenIdle } from '../../session/when-idle.ts';

/**
 * How many notifications are unread. New ones are told by the live connection; without it they are asked for every half
 * minute, while the tab is in view. That it failed is logged only.
 */
export function useNews(): number {
  const connection = useLiveNews();
  const refetchInterval = connection === 'connected' ? false : limits.pollEvery;
  const { data, error } = useEndpoint('countUnreadNotifications', {}, { refetchInterval });
  useLogged(error, 'Failed to count unread notifications');
  return data?.unread_count ?? 0;
}

function useLiveNews(): Connection {
  const { live, queries } = useBackend();
  const { id } = useUser();
  const [connection, setConnection] = useState<Connection>('connecting');
  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    const refresh = () => {
      for (const name of ['countUnreadNotifications', 'listNotifications'])
        void queries.invalidateQueries({ queryKey: [name] });
    };
    const connection = (state: Connection) => {
      setConnection(state);
      if (state === 'connected') refresh();
    };
    const listen = async () => {
      await whenIdle();
      if (!isGone) stop = live.watchNews({ caseIds: [], userId: id }, { news: refresh, connection });
    };
    void listen();
    return () => {
      isGone = true;
      stop();
    };
  }, [id, live, queries]);
  return connection;
}
