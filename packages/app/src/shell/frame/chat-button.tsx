import { useLingui } from '@lingui/react/macro';
import { countText, IconButton } from '@mediation/ui';
import { MessageCircle } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useUser } from '../../auth/session-provider.tsx';
import { panels } from '../../panel-paths.ts';
import { useUnread } from '../menu/use-unread.ts';

/** Opens the chat over the page and shows the number of unread messages. */
export function ChatButton() {
  const { t } = useLingui();
  const { role } = useUser();
  // Admins read the channels of a case only where they open it.
  const inCases = useUnread();
  const unread = role === 'admin' ? 0 : inCases;
  const label = unread === 0 ? t`Chat` : t`Chat, ${countText(unread)} unread`;
  return (
    <IconButton asChild label={label} count={unread}>
      <Link to={panels.chat()}>
        <MessageCircle />
      </Link>
    </IconButton>
  );
}
