import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { listCases } from '@mediation/api-client';
import {
  ChatLog,
  type ChatLogHandle,
  ChatMessage,
  ChatNote,
  EmptyState,
  Skeleton,
  SkeletonGroup,
  Tombstone,
} from '@mediation/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { LoadFailed } from '../../../shared/loading/load-failed.tsx';
import { useUser } from '../../../auth/session-provider.tsx';
import { clockTime } from '../../../words/times/relative-time.ts';
import { roleNames } from '../../../words/names/role-names.ts';
import type { Channel } from '../channels/channel-words.ts';
import { dayName } from '../../../words/times/day-name.ts';
import { asShown, type ShownMessage } from './messages.ts';
import { redactionDetail, redactedText } from '../redaction/redaction-words.ts';
import { canTakeBack } from '../redaction/can-take-back.ts';
import { MessageDocument } from '../composer/message-document.tsx';
import { MessageMenu } from './message-menu.tsx';
import { TakeBackDialog } from '../redaction/take-back-dialog.tsx';
import { type SystemLine, useSystemLines, withLines } from './system-lines.ts';
import { useMessageReaders } from './use-message-readers.ts';
import type { useLog } from './use-log.ts';
import type { Unsent } from '../composer/use-outbox.ts';

export interface MessageLogProps extends ReturnType<typeof useLog> {
  channel: Channel;
  /** The id of the first message that was unread when the reader came. */
  unreadFrom: string | null;
  unsent: Unsent[];
  onSendAgain: (message: Unsent) => void;
}

type Entry = ShownMessage | SystemLine;

/** The messages of a channel, followed by those that are still being sent. */
export function MessageLog({ channel, unreadFrom, unsent, onSendAgain, ...reading }: MessageLogProps) {
  const { log, messages: stored, hasOlder, older, newer, target, toNewest } = reading;
  const { t, i18n } = useLingui();
  const user = useUser();
  const handle = useRef<ChatLogHandle>(null);
  const [leaving, setLeaving] = useState<ShownMessage | null>(null);
  const mediationCase = useEndpoint(listCases, {}).data?.cases.find(({ id }) => id === channel.case_id);
  const lines = useSystemLines(channel);
  const readers = useMessageReaders(channel, log.data?.messages);
  const shown = useMemo(() => stored?.map(asShown) ?? [], [stored]);
  const hasNewer = newer !== null;
  const entries = useMemo(() => withLines(shown, lines, { hasOlder, hasNewer }), [shown, lines, hasOlder, hasNewer]);
  const targetKey = target?.key;
  const isTargetHere = shown.some(({ key }) => key === targetKey);
  useEffect(() => {
    if (!isTargetHere || target === null) return undefined;
    const frame = requestAnimationFrame(() => handle.current?.jumpTo(target.key));
    return () => cancelAnimationFrame(frame);
  }, [target, isTargetHere]);
  if (stored === undefined)
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

  const arrived = new Set(stored.map(({ client_nonce }) => client_nonce));
  const waiting = newer === null ? unsent.filter(({ nonce }) => !arrived.has(nonce)) : [];
  const messages: Entry[] = [...entries, ...waiting.map((it) => onItsWay(it))];
  if (shown.length + waiting.length === 0)
    return (
      <EmptyState title={t`No messages yet`}>{t`What you write here is read by the people named above.`}</EmptyState>
    );

  return (
    <>
      <ChatLog
        ref={handle}
        label={t`Messages`}
        messages={messages}
        dayName={(at) => dayName(at)}
        unreadFrom={unreadFrom === null ? undefined : shown.find(({ id }) => id === unreadFrom)?.key}
        older={hasOlder ? { onLoad: () => void older.load(), busy: older.isBusy, error: olderFailed() } : undefined}
        newer={newer === null ? undefined : { onLoad: () => void newer.load(), busy: newer.isBusy, onNewest: toNewest }}
        announce={announce}
        isMine={({ senderId }) => senderId === user.id}
        labels={{
          older: t`Show older messages`,
          loadingOlder: t`Loading`,
          unread: t`New`,
          newMessages: (count) => plural(count, { one: '# new message', other: '# new messages' }),
          newest: newer === null ? t`Newest messages` : t`Back to the newest`,
        }}
      >
        {(message, { isGrouped }) =>
          'line' in message ? (
            <ChatNote>{message.line}</ChatNote>
          ) : message.redacted === null ? (
            <ChatMessage
              {...propsOf(message)}
              grouped={isGrouped}
              current={message.key === targetKey}
              actions={menuOf(message)}
              attachments={message.document && <MessageDocument document={message.document} />}
            >
              {message.text === message.document?.file_name ? undefined : message.text}
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
      {leaving !== null && (
        <TakeBackDialog
          message={leaving}
          author={leaving.senderId === user.id ? null : propsOf(leaving).author}
          onClose={() => setLeaving(null)}
          returnFocus={() => handle.current?.focus(leaving.key)}
        />
      )}
    </>
  );

  function menuOf(message: ShownMessage) {
    if (mediationCase?.is_suspended || !canTakeBack(message, channel, user)) return undefined;
    const { author, time } = propsOf(message);
    return (
      <MessageMenu
        label={
          message.senderId === user.id
            ? t`More for your message, ${time}`
            : t`More for the message of ${author}, ${time}`
        }
        onTakeBack={() => setLeaving(message)}
      />
    );
  }

  function onItsWay({ nonce, content, at, state }: Unsent): ShownMessage {
    const { id: senderId, name: senderName, role: senderRole } = user;
    return {
      key: nonce,
      id: null,
      at,
      senderId,
      senderName,
      senderRole,
      text: content,
      state: state === 'waiting' ? 'failed' : state,
      nonce,
      document: null,
      redacted: null,
    };
  }

  function olderFailed() {
    return older.problem !== null && <p role="alert">{older.problem}</p>;
  }

  /** The announcement of a message: author and text; for the person's own messages "sent", once they arrived. */
  function announce(message: Entry) {
    if ('line' in message) return message.line;
    if (message.redacted !== null) return redactedText(message, channel, user.id);
    const { author, role } = propsOf(message);
    if (message.senderId === user.id) return message.state === 'sent' ? t`Sent` : undefined;
    return `${[author, role].filter(Boolean).join(', ')}: ${message.text}`;
  }

  function propsOf({ id, senderId, senderName, senderRole, at, state, nonce }: ShownMessage) {
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
      stateLabel: {
        sent: id === readers?.messageId ? readers?.label : undefined,
        sending: t`Sending`,
        failed: t`Failed to send message`,
      }[state],
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
