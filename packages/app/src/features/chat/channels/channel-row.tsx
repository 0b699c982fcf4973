import { useLingui } from '@lingui/react/macro';
import { Avatar, ChannelItem } from '@mediation/ui';
import { LifeBuoy, Lock, Users } from 'lucide-react';
import { useUser } from '../../../auth/session-provider.tsx';
import { CaseRisk } from '../../../shared/cases/case-risk.tsx';
import { firstName } from '../../../words/names/people-names.ts';
import { relativeTime } from '../../../words/times/relative-time.ts';
import { type Channel, channelName } from './channel-words.ts';
import { redactedText } from '../redaction/redaction-words.ts';

export interface ChannelRowProps {
  channel: Channel;
  isOpen: boolean;
  onChoose: () => void;
}

/** One channel in the list, with its newest message and unread count. */
export function ChannelRow({ channel, isOpen, onChoose }: ChannelRowProps) {
  const { t } = useLingui();
  const user = useUser();
  const { type, last_message: last, unread_count: unread, risk } = channel;
  return (
    <ChannelItem
      name={channelName(channel, user)}
      avatar={<Avatar name="" tone={type === 'private' ? 'b' : 'neutral'} icon={iconOf(type)} />}
      preview={preview()}
      time={last === null ? undefined : relativeTime(last.created_at)}
      unread={unread}
      unreadLabel={t`${unread} unread`}
      badge={risk && <CaseRisk risk={risk} />}
      current={isOpen}
      onClick={onChoose}
    />
  );

  function preview() {
    if (last === null) return type === 'admin' ? t`Help with your account` : t`No messages yet`;
    if (last.redacted_at !== null) {
      const { sender_id: senderId, sender_name: senderName, redacted_by: by } = last;
      return redactedText({ senderId, senderName, redacted: { by } }, channel, user.id);
    }
    const who = last.sender_id === user.id ? t`You` : firstName(last.sender_name);
    return `${who}: ${last.content}`;
  }
}

function iconOf(type: Channel['type']) {
  if (type === 'admin') return <LifeBuoy />;
  return type === 'private' ? <Lock /> : <Users />;
}
