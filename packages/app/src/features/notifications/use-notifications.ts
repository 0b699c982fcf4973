import {
  type ApiError,
  type Notification,
  listNotifications,
  markNotificationRead,
  markAllNotificationsRead,
  deleteNotification,
  restoreNotification,
  countUnreadNotifications,
  type AnswerOf,
} from '@mediation/api-client';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useBackend } from '../../backend/backend-provider.tsx';
import { queryKey } from '../../backend/use-endpoint.ts';

type Page = AnswerOf<typeof listNotifications>;
type Pages = InfiniteData<Page, string | undefined>;

const listKey = [listNotifications.path];
const countKey = queryKey(countUnreadNotifications, {});

/** The person's notifications, newest first, twenty per page, with optimistic updates of their actions. */
export function useNotifications() {
  const { call, queries, refresh } = useBackend();
  const [removed, setRemoved] = useState<{ notification: Notification; deletion: Promise<unknown> }>();
  const list = useInfiniteQuery<Page, ApiError, Pages, string[], string | undefined>({
    queryKey: listKey,
    meta: { reads: listNotifications.reads },
    queryFn: ({ pageParam }) => call(listNotifications, pageParam === undefined ? {} : { cursor: pageParam }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
  const notifications = list.data?.pages.flatMap((page) => page.notifications) ?? [];
  const find = (id: string) => notifications.find((it) => it.id === id);

  /** Cancels running reads, so that an older response does not undo the update. A next page then loads again. */
  const update = (apply: () => void) => {
    const { isFetchingNextPage } = list;
    for (const queryKey of [listKey, countKey]) void queries.cancelQueries({ queryKey });
    apply();
    if (isFetchingNextPage) void list.fetchNextPage();
  };
  const count = (change: (unread: number) => number) =>
    queries.setQueryData<AnswerOf<typeof countUnreadNotifications>>(
      countKey,
      (now) => now && { unread_count: Math.max(0, change(now.unread_count)) },
    );
  const change = (edit: (it: Notification) => Notification) =>
    queries.setQueryData<Pages>(listKey, (now) => now && edited(now, edit));
  const orReadAgain = (work: Promise<unknown>) =>
    work.catch((error: unknown) => {
      refresh(['notifications']);
      throw error;
    });
  const putBack = (notification: Notification) => {
    if (notification.status === 'unread') count((now) => now + 1);
    queries.setQueryData<Pages>(listKey, (now) => now && withRow(now, notification));
  };
  const counts = (id: string) => (find(id)?.status === 'unread' ? 1 : 0);

  return {
    list,
    notifications,
    read: async (id: string) => {
      if (counts(id) === 0) return;
      update(() => {
        count((unread) => unread - 1);
        change((it) => (it.id === id ? { ...it, status: 'read' } : it));
      });
      await orReadAgain(call(markNotificationRead, { notificationId: id }));
    },
    readAll: async () => {
      update(() => {
        count(() => 0);
        change((it) => ({ ...it, status: 'read' }));
      });
      await orReadAgain(call(markAllNotificationsRead));
    },
    remove: async (id: string) => {
      const notification = find(id);
      if (notification === undefined) return;
      update(() => {
        count((now) => now - counts(id));
        queries.setQueryData<Pages>(listKey, (now) => now && withoutRow(now, id));
      });
      const deletion = call(deleteNotification, { notificationId: id });
      setRemoved({ notification, deletion });
      try {
        await deletion;
      } catch (error) {
        putBack(notification);
        throw error;
      }
    },
    /** Restores the notification that was deleted last. */
    restore: async () => {
      if (removed === undefined) return;
      update(() => putBack(removed.notification));
      await removed.deletion;
      await orReadAgain(call(restoreNotification, { notificationId: removed.notification.id }));
    },
  };
}

const onEachPage = (data: Pages, edit: (rows: Notification[]) => Notification[]): Pages => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, notifications: edit(page.notifications) })),
});

const edited = (data: Pages, edit: (it: Notification) => Notification) =>
  onEachPage(data, (rows) => rows.map((it) => edit(it)));

const withoutRow = (data: Pages, id: string) => onEachPage(data, (rows) => rows.filter((it) => it.id !== id));

/** Inserts the row in its position again, unless the list still contains it. */
function withRow(data: Pages, row: Notification): Pages {
  if (data.pages.some((page) => page.notifications.some(({ id }) => id === row.id))) return data;
  const [first, ...rest] = data.pages;
  if (first === undefined) return data;
  const notifications = [...first.notifications, row].toSorted((a, b) => b.created_at.localeCompare(a.created_at));
  return { ...data, pages: [{ ...first, notifications }, ...rest] };
}
