import { type ChatMessage, markRead } from '@mediation/api-client';
import { type RefObject, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { useOnScreen } from '../../../browser/use-on-screen.ts';
import { changeConversation } from './message-cache.ts';

/**
 * Marks a channel as read up to its newest message while its pane is on screen in a visible tab. Returns the first
 * message that was unread when the reader came, or that was delivered later into its place.
 */
export function useMarkRead(
  pane: RefObject<Element | null>,
  channelId: string,
  messages: ChatMessage[] | undefined,
  unread: number,
) {
  const { call, queries, refresh } = useBackend();
  const [unreadFrom, setUnreadFrom] = useState<string | null>(null);
  /** The newest message that the reader has seen arrive; null when they come back. */
  const seen = useRef<string | null>(null);
  const isTabVisible = useVisibility();
  const isVisible = useOnScreen(pane) && isTabVisible;
  const newestId = messages?.at(-1)?.id;
  const isUnread = unread > 0;
  const place = (id: string) => messages?.findIndex((it) => it.id === id) ?? -1;
  const settle = useEffectEvent((until: string, first: string | null) => {
    const isNew = seen.current === null || (first !== null && place(first) <= place(seen.current));
    if (isNew && first !== null) setUnreadFrom(first);
    seen.current = until;
  });
  useEffect(() => {
    if (!isVisible) seen.current = null;
  }, [isVisible]);
  useEffect(() => {
    if (!isVisible || newestId === undefined) return;
    if (!isUnread) {
      seen.current ??= newestId;
      return;
    }
    const mark = async () => {
      const { unread_from } = await call(markRead, { channelId, messageId: newestId });
      settle(newestId, unread_from);
      changeConversation(queries, channelId, () => ({ unread_count: 0 }));
    };
    mark().catch(() => refresh(['conversations']));
  }, [call, queries, refresh, channelId, newestId, isVisible, isUnread]);
  return unreadFrom;
}

const useVisibility = () =>
  useSyncExternalStore(
    (listener) => {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
    () => document.visibilityState === 'visible',
  );
