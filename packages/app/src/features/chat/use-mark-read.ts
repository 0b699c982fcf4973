import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { useBackend } from '../../backend/backend-provider.tsx';
import { useOnScreen } from '../../browser/use-on-screen.ts';
import { changeConversation } from './message-cache.ts';
import { markRead } from '@mediation/api-client';

/** Marks a channel as read up to its newest message while its pane is on screen in a visible tab. */
export function useMarkRead(
  pane: RefObject<Element | null>,
  channelId: string,
  newestId: string | undefined,
  unread: number,
) {
  const { call, queries, refresh } = useBackend();
  const isVisible = useVisibility();
  const isOnScreen = useOnScreen(pane);
  const isWaiting = isVisible && isOnScreen && unread > 0;
  useEffect(() => {
    if (!isWaiting || newestId === undefined) return;
    const mark = async () => {
      await call(markRead, { channelId, messageId: newestId });
      changeConversation(queries, channelId, () => ({ unread_count: 0 }));
    };
    mark().catch(() => refresh(['conversations']));
  }, [call, queries, refresh, channelId, newestId, isWaiting]);
}

const useVisibility = () =>
  useSyncExternalStore(
    (listener) => {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
    () => document.visibilityState === 'visible',
  );
