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
import { useBackend } from '../../../backend/backend-provider.tsx';
import { queryKey } from '../../../backend/use-endpoint.ts';

type Page = AnswerOf<typeof listNotifications>;
type Pages = InfiniteData<Page, string | undefined>;

const listKey = [listNotifications.path];
const countKey = queryKey(countUnreadNotifications, {});

/** The person's notifications, newest first, twenty per page, with optimistic updates of their actions. */
export function useNotifications() {
  const { call, queries, refresh } = useBackend();
  const [removed, setRemoved] = useState<{ rows: Notification[]; deletion: Promise<unknown> }>();
  const list = useInfiniteQuery<Page, ApiError, Pages, string[], string | undefined>({
    queryKey: listKey,
    meta: { reads: listNotifications.reads },
    queryFn: ({ pageParam }) => call(listNotifications, pageParam === undefined ? {} : { cursor: pageParam }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
  const notifications = list.data?.pages.flatMap((page) => page.notifications) ?? [];
  const find = (ids: readonly string[]) => notifications.filter(({ id }) => ids.includes(id));

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
  const unreadOf = (rows: readonly Notification[]) => rows.filter(({ status }) => status === 'unread');
  const putBack = (rows: readonly Notification[]) => {
    count((now) => now + unreadOf(rows).length);
    queries.setQueryData<Pages>(listKey, (now) => now && rows.reduce(withRow, now));
  };

  return {
    list,
    notifications,
    read: async (ids: readonly string[]) => {
      const unread = unreadOf(find(ids)).map(({ id }) => id);
      if (unread.length === 0) return;
      update(() => {
        count((now) => now - unread.length);
        change((it) => (unread.includes(it.id) ? { ...it, status: 'read' } : it));
      });
      await orReadAgain(Promise.all(unread.map((notificationId) => call(markNotificationRead, { notificationId }))));
    },
    readAll: async () => {
      update(() => {
        count(() => 0);
        change((it) => ({ ...it, status: 'read' }));
      });
      await orReadAgain(call(markAllNotificationsRead));
    },
    remove: async (ids: readonly string[]) => {
      const rows = find(ids);
      if (rows.length === 0) return;
      update(() => {
        count((now) => now - unreadOf(rows).length);
        queries.setQueryData<Pages>(listKey, (now) => now && withoutRows(now, ids));
      });
      const deletion = Promise.all(ids.map((notificationId) => call(deleteNotification, { notificationId })));
      setRemoved({ rows, deletion });
      try {
        await deletion;
      } catch (error) {
        putBack(rows);
        throw error;
      }
    },
    /** Restores what was deleted last. */
    restore: async () => {
      if (removed === undefined) return;
      const { rows, deletion } = removed;
      update(() => putBack(rows));
      await deletion;
      await orReadAgain(Promise.all(rows.map(({ id }) => call(restoreNotification, { notificationId: id }))));
    },
  };
}

const onEachPage = (data: Pages, edit: (rows: Notification[]) => Notification[]): Pages => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, notifications: edit(page.notifications) })),
});

const edited = (data: Pages, edit: (it: Notification) => Notification) =>
  onEachPage(data, (rows) => rows.map((it) => edit(it)));

const withoutRows = (data: Pages, ids: readonly string[]) =>
  onEachPage(data, (rows) => rows.filter(({ id }) => !ids.includes(id)));

/** Inserts the row in its position again, unless the list still contains it. */
function withRow(data: Pages, row: Notification): Pages {
  if (data.pages.some((page) => page.notifications.some(({ id }) => id === row.id))) return data;
  const [first, ...rest] = data.pages;
  if (first === undefined) return data;
  const notifications = [...first.notifications, row].toSorted((a, b) => b.created_at.localeCompare(a.created_at));
  return { ...data, pages: [{ ...first, notifications }, ...rest] };
}
