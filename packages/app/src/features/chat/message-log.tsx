import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  ChatLog,
  type ChatLogHandle,
  ChatMessage,
  EmptyState,
  Skeleton,
  SkeletonGroup,
  Tombstone,
} from '@mediation/ui';
import type { Ref } from 'react';
import { LoadFailed } from '../../shared/loading/load-failed.tsx';
import { useUser } from '../../auth/session-provider.tsx';
import { clockTime } from '../../words/relative-time.ts';
import { roleNames } from '../../words/role-names.ts';
import type { Channel } from './channel-words.ts';
import { dayName } from '../../words/day-name.ts';
import { asShown, type ShownMessage } from './messages.ts';
import { redactionDetail, redactedText } from './redaction-words.ts';
import type { useLog } from './use-log.ts';
import type { Unsent } from './use-outbox.ts';

export interface MessageLogProps extends ReturnType<typeof useLog> {
  channel: Channel;
  unsent: Unsent[];
  onSendAgain: (message: Unsent) => void;
  /** For showing a message. */
  handle?: Ref<ChatLogHandle>;
}

/** The messages of a channel, followed by those that are still being sent. */
export function MessageLog({ channel, log, older, unsent, onSendAgain, handle }: MessageLogProps) {
  const { t, i18n } = useLingui();
  const user = useUser();
  if (log.data === undefined)
    return log.error === null ? (
      <Loading />
    ) : (
      <LoadFailed
        error={log.error}
        fallback={t`Failed to load messages`}
        onRetry={log.refetch}
        isRetrying={log.isFetching}
      />
    );

  const arrived = new Set(log.data.messages.map(({ client_nonce }) => client_nonce));
  const waiting = unsent.filter(({ nonce }) => !arrived.has(nonce));
  const messages = [...log.data.messages.map(asShown), ...waiting.map((it) => onItsWay(it))];
  if (messages.length === 0)
    return (
      <EmptyState title={t`No messages yet`}>{t`What you write here is read by the people named above.`}</EmptyState>
    );

  return (
    <ChatLog
      ref={handle}
      label={t`Messages`}
      messages={messages}
      dayName={(at) => dayName(at)}
      older={
        log.data.has_more ? { onLoad: () => void older.load(), busy: older.isBusy, error: olderFailed() } : undefined
      }
      announce={announce}
      isMine={({ senderId }) => senderId === user.id}
      labels={{
        older: t`Show older messages`,
        loadingOlder: t`Loading`,
        unread: t`New`,
        newMessages: (count) => plural(count, { one: '# new message', other: '# new messages' }),
        newest: t`Newest messages`,
      }}
    >
      {(message, { isGrouped }) =>
        message.redacted === null ? (
          <ChatMessage {...propsOf(message)} grouped={isGrouped}>
            {message.text}
          </ChatMessage>
        ) : (
          <Tombstone
            from={propsOf(message).from}
            label={redactedText(message, channel, user.id)}
            detail={redactionDetail(message.redacted)}
          />
        )
      }
    </ChatLog>
  );

  function onItsWay({ nonce, content, at, state }: Unsent): ShownMessage {
    const { id: senderId, name: senderName, role: senderRole } = user;
    return { key: nonce, at, senderId, senderName, senderRole, text: content, state, nonce, redacted: null };
  }

  function olderFailed() {
    return older.problem !== null && <p role="alert">{older.problem}</p>;
  }

  /** The announcement of a message: author and text; for the person's own messages "sent", once they arrived. */
  function announce(message: ShownMessage) {
    if (message.redacted !== null) return redactedText(message, channel, user.id);
    const { author, role } = propsOf(message);
    if (message.senderId === user.id) return message.state === 'sent' ? t`Sent` : undefined;
    return `${[author, role].filter(Boolean).join(', ')}: ${message.text}`;
  }

  function propsOf({ senderId, senderName, senderRole, at, state, nonce }: ShownMessage) {
    const isMine = senderId === user.id;
    const failed = waiting.find((it) => it.nonce === nonce);
    const parties = channel.everyone.filter(({ role }) => role === 'divorcee').map(({ user_id }) => user_id);
    return {
      author: isMine ? t`You` : (channel.everyone.find(({ user_id }) => user_id === senderId)?.name ?? senderName),
      role:
        isMine || senderRole === 'divorcee' || senderRole === 'assistant' ? undefined : i18n._(roleNames[senderRole]),
      time: clockTime(at),
      dateTime: at,
      from: isMine ? ('me' as const) : senderRole === 'mediator' ? ('mediator' as const) : ('other' as const),
      avatarTone: (['a', 'b'] as const)[parties.indexOf(senderId)] ?? ('neutral' as const),
      state,
      stateLabel: { sent: undefined, sending: t`Sending`, failed: t`Failed to send message` }[state],
      onRetry: failed && (() => onSendAgain(failed)),
      retryLabel: t`Try again`,
    };
  }
}

function Loading() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading messages`}>
      <Skeleton shape="block" width="60%" height="3rem" />
      <Skeleton shape="block" width="45%" height="3rem" />
      <Skeleton shape="block" width="70%" height="4.5rem" />
    </SkeletonGroup>
  );
}
