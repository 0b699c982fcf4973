import type { NotificationItemLabels, NotificationItemProps } from '../notification-item/notification-item.tsx';

/** One row of a `NotificationPanel`. */
export interface PanelNotification extends Pick<
  NotificationItemProps,
  'type' | 'count' | 'subjects' | 'note' | 'time' | 'dateTime' | 'unread' | 'link'
> {
  id: string;
  text: string;
}

/** The labels of the panel and its rows. */
export interface NotificationPanelLabels extends NotificationItemLabels {
  title: string;
  markAllRead: string;
  loading: string;
  emptyTitle: string;
  emptyText: string;
  /** The error in place of the list. */
  failed: string;
  retry: string;
  removed: string;
  /** The announcement of a deletion, which also says how to undo it. */
  announceRemoved: (text: string) => string;
  undo: string;
  /** The text under the last row. */
  end?: string | undefined;
}
