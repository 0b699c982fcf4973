import { useLingui } from '@lingui/react/macro';
import type { NotificationPanelLabels } from '@mediation/ui';

/** The labels of the panel and its rows. */
export function useNotificationLabels(): NotificationPanelLabels {
  const { t } = useLingui();
  return {
    title: t`Notifications`,
    unread: t`Unread`,
    markRead: t`Mark as read`,
    remove: t`Delete notification`,
    markAllRead: t`Mark all as read`,
    loading: t`Loading notifications`,
    emptyTitle: t`Nothing new`,
    emptyText: t`When something happens in a case of yours, it shows here.`,
    failed: t`We could not load your notifications`,
    retry: t`Try Again`,
    removed: t`Notification deleted`,
    announceRemoved: (text) => t`Deleted: ${text} Undo is at the end of the list.`,
    undo: t`Undo`,
  };
}
