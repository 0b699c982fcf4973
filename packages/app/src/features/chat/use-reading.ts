import { useEffect, useSyncExternalStore } from 'react';
import { useBackend } from '../../backend/backend-provider.tsx';
import { changeConversation } from './message-cache.ts';

/** Marks a channel as read up to its newest message, while it is open and the tab in view. */
export function useReading(channelId: string, newestId: string | undefined, unread: number) {
  const { api, queries } = useBackend();
  const isVisible = useVisibility();
  const isWaiting = isVisible && unread > 0;
  useEffect(() => {
    if (!isWaiting || newestId === undefined) return;
    const mark = async () => {
      await api.markRead({ channelId, messageId: newestId });
      changeConversation(queries, channelId, (it) => ({ ...it, unread_count: 0 }));
      for (const name of ['listCases', 'countUnreadNotifications', 'listNotifications'])
        void queries.invalidateQueries({ queryKey: [name] });
    };
    mark().catch(() => queries.invalidateQueries({ queryKey: ['listConversations'] }));
  }, [api, queries, channelId, newestId, isWaiting]);
}

const useVisibility = () =>
  useSyncExternalStore(
    (listener) => {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
    () => document.visibilityState === 'visible',
  );
