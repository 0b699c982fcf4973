import { useLingui } from '@lingui/react/macro';
import { countText, IconButton } from '@mediation/ui';
import { Bell } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useOver, usePanel } from '../../shared/layout/panel.ts';
import { panels } from '../../panel-paths.ts';
import { bellId } from './bell-id.ts';
import { useUnreadNotifications } from './use-unread-notifications.ts';

/** Opens and closes the notifications and shows the unread count. */
export function NotificationBell() {
  const { t } = useLingui();
  const { name } = usePanel();
  const over = useOver();
  const unread = useUnreadNotifications();
  const label = unread === 0 ? t`Notifications` : t`Notifications, ${countText(unread)} unread`;
  return (
    <IconButton asChild label={label} count={unread}>
      <Link
        id={bellId}
        to={over(name === 'notifications' ? { search: '' } : panels.notifications())}
        preventScrollReset
      >
        <Bell />
      </Link>
    </IconButton>
  );
}
