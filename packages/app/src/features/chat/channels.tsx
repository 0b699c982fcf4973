import { useLingui } from '@lingui/react/macro';
import { Avatar, Button, ChannelItem, ChannelList } from '@mediation/ui';
import { Lock, Users } from 'lucide-react';
import { useUser } from '../../auth/session-provider.tsx';
import { firstName } from '../../words/people.ts';
import { relativeTime } from '../../words/relative-time.ts';
import { type Channel, channelName } from './channel-words.ts';
import { redactedText } from './redaction-words.ts';

export interface ChannelsProps {
  title?: string | undefined;
  channels: Channel[];
  openId: string;
  onChoose: (channel: Channel) => void;
  /** Loads the channels of more cases; null when there are none. */
  onMore: (() => void) | null;
}

/** The list of channels, each with its newest message and unread count. */
export function Channels({ title, channels, openId, onChoose, onMore }: ChannelsProps) {
  const { t } = useLingui();
  const user = useUser();
  return (
    <ChannelList.Root label={t`Channels`} title={title}>
      {channels.map((channel) => (
        <ChannelItem
          key={channel.id}
          name={channelName(channel, user)}
          avatar={
            <Avatar
              name=""
              tone={channel.type === 'private' ? 'b' : 'neutral'}
              icon={channel.type === 'private' ? <Lock /> : <Users />}
            />
          }
          preview={previewOf(channel)}
          time={channel.last_message === null ? undefined : relativeTime(channel.last_message.created_at)}
          unread={channel.unread_count}
          unreadLabel={t`${channel.unread_count} unread`}
          current={channel.id === openId}
          onClick={() => onChoose(channel)}
        />
      ))}
      {onMore !== null && (
        <Button tone="quiet" size="small" onClick={onMore}>
          {t`Show more cases`}
        </Button>
      )}
    </ChannelList.Root>
  );

  function previewOf({ last_message: last, everyone }: Channel) {
    if (last === null) return t`No messages yet`;
    if (last.redacted_at !== null) {
      const { sender_id: senderId, sender_name: senderName, redacted_by: by } = last;
      return redactedText({ senderId, senderName, redacted: { by } }, { everyone }, user.id);
    }
    const who = last.sender_id === user.id ? t`You` : firstName(last.sender_name);
    return `${who}: ${last.content}`;
  }
}
