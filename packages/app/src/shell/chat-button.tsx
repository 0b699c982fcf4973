import { useLingui } from '@lingui/react/macro';
import { countText, IconButton } from '@mediation/ui';
import { MessageCircle } from 'lucide-react';
import { Link } from 'react-router-dom';
import { panels } from '../paths.ts';
import { useUnread } from './use-unread.ts';

/** Opens the chat over the page and shows the number of unread messages. */
export function ChatButton() {
  const { t } = useLingui();
  const unread = useUnread();
  const label = unread === 0 ? t`Chat` : t`Chat, ${countText(unread)} unread`;
  return (
    <IconButton asChild label={label} count={unread}>
      <Link to={panels.chat()}>
        <MessageCircle />
      </Link>
    </IconButton>
  );
}
