import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { limits } from '@mediation/api-client';
import { Button, LoadMore, NotificationPopover } from '@mediation/ui';
import { toast } from '@mediation/ui/toast';
import { loadMore } from '../../../backend/load-more.ts';
import type { PanelProps } from '../../../shared/layout/panel.ts';
import { useUser } from '../../../auth/session-provider.tsx';
import { errorText } from '../../../words/texts/error-text.ts';
import { notificationGroups } from './notification-groups.ts';
import { notificationLink } from './notification-link.ts';
import { notificationRow, notificationSentence } from './notification-row.tsx';
import { useNotificationLabels } from './notification-labels.ts';
import { useFocusAfter } from './use-focus-after.ts';
import { useDeferredRows } from './use-deferred-rows.ts';
import { useNotifications } from './use-notifications.ts';

/** The notifications beside the page; on a phone they fill the screen. */
export function NotificationsPanel({ onClose }: PanelProps) {
  const { t } = useLingui();
  const { role } = useUser();
  const labels = useNotificationLabels();
  const { list, notifications, read, readAll, remove, restore } = useNotifications();
  const { shown, waiting, showAll } = useDeferredRows(notifications, list.isSuccess);
  const focus = useFocusAfter();
  const failed = (fallback: string) => (error: unknown) =>
    void toast({ tone: 'destructive', title: errorText(error, fallback) });

  const groups = notificationGroups(shown, (it) => notificationSentence(it, role));
  const groupOf = (id: string) => groups.find(([newest]) => newest.id === id) ?? [];
  const idsOf = (id: string) => groupOf(id).map((it) => it.id);
  const open = (id: string) => {
    const [newest] = groupOf(id);
    if (newest !== undefined && notificationLink(newest, role) !== null) focus.release();
    read(idsOf(id)).catch(failed(t`Failed to mark it as read`));
  };

  return (
    <NotificationPopover
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onCloseAutoFocus={focus.returnFocus}
      onInteractOutside={focus.keepOpenOrRelease}
      closeLabel={t`Close`}
      labels={{ ...labels, failed: list.error ? errorText(list.error, labels.failed) : labels.failed }}
      notifications={groups.map((group) => notificationRow(group, role))}
      state={list.data ? 'ready' : list.isError ? 'failed' : 'loading'}
      onOpen={open}
      onRead={(id) => void read(idsOf(id)).catch(failed(t`Failed to mark it as read`))}
      onReadAll={() => void readAll().catch(failed(t`Failed to mark them as read`))}
      onDelete={(id) =>
        remove(idsOf(id)).catch((error: unknown) => {
          failed(t`Failed to delete the notification`)(error);
          throw error;
        })
      }
      onRestore={() => void restore().catch(failed(t`Failed to bring the notification back`))}
      onRetry={() => void list.refetch()}
      lead={
        waiting > 0 && (
          <Button tone="quiet" size="small" block onClick={showAll}>
            {plural(waiting, { one: 'Show # new notification', other: 'Show # new notifications' })}
          </Button>
        )
      }
      more={
        list.hasNextPage && (
          <LoadMore
            status={list.isFetchNextPageError ? t`We could not load more` : t`Showing the latest ${shown.length}`}
            label={list.isFetchNextPageError ? t`Try Again` : t`Show ${limits.notificationsPerPage} more`}
            busy={list.isFetchingNextPage}
            onLoadMore={() => void loadMore(list)}
          />
        )
      }
    />
  );
}
