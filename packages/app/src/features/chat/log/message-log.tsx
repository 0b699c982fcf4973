import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { listCases } from '@mediation/api-client';
import { ChatLog, type ChatLogHandle, ChatNote, EmptyState, Skeleton, SkeletonGroup } from '@mediation/ui';
import { useMemo, useRef, useState } from 'react';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { LoadFailed } from '../../../shared/loading/load-failed.tsx';
import { useUser } from '../../../auth/session-provider.tsx';
import type { Channel } from '../channels/channel-words.ts';
import { dayName } from '../../../words/times/day-name.ts';
import { asShown, type ShownMessage } from './messages.ts';
import { canRedact } from '../redaction/can-redact.ts';
import { LogMessage } from './log-message.tsx';
import { onItsWay } from './on-its-way.ts';
import { RedactDialog } from '../redaction/redact-dialog.tsx';
import { useSystemLines, withLines } from './system-lines.ts';
import { useAnnouncement } from './use-announcement.ts';
import { useJumpTo } from './use-jump-to.ts';
import { useMessageReaders } from './use-message-readers.ts';
import type { useLog } from './use-log.ts';
import { useWaiting } from './waiting/use-waiting.ts';
import { useSender } from './use-sender.ts';
import type { Unsent } from '../composer/use-outbox.ts';

export interface MessageLogProps extends ReturnType<typeof useLog> {
  channel: Channel;
  /** The id of the first message that was unread when the reader came. */
  unreadFrom: string | null;
  unsent: Unsent[];
  onSendAgain: (message: Unsent) => void;
}

/** The messages of a channel, followed by those that are still being sent. */
export function MessageLog({ channel, unreadFrom, unsent, onSendAgain, ...reading }: MessageLogProps) {
  const { log, messages: stored, hasOlder, older, newer, target, toNewest } = reading;
  const { t } = useLingui();
  const user = useUser();
  const handle = useRef<ChatLogHandle>(null);
  const [leaving, setLeaving] = useState<ShownMessage | null>(null);
  const mediationCase = useEndpoint(listCases, {}).data?.cases.find(({ id }) => id === channel.case_id);
  const lines = useSystemLines(channel);
  const readers = useMessageReaders(channel, log.data?.messages);
  const waitingOf = useWaiting(channel);
  const senderOf = useSender(channel);
  const announce = useAnnouncement(channel);
  const shown = useMemo(() => stored?.map(asShown) ?? [], [stored]);
  const hasNewer = newer !== null;
  const entries = useMemo(() => withLines(shown, lines, { hasOlder, hasNewer }), [shown, lines, hasOlder, hasNewer]);
  useJumpTo(target, shown, handle);
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
  if (shown.length + waiting.length === 0)
    return (
      <EmptyState title={t`No messages yet`}>{t`What you write here is read by the people named above.`}</EmptyState>
    );
  const mayRedact = (message: ShownMessage) =>
    mediationCase?.is_suspended !== true && canRedact(message, channel, user);
  const again = ({ nonce }: ShownMessage) => {
    const own = waiting.find((it) => it.nonce === nonce);
    return own && (() => onSendAgain(own));
  };

  return (
    <>
      <ChatLog
        ref={handle}
        label={t`Messages`}
        messages={[...entries, ...waiting.map((it) => onItsWay(it, user))]}
        dayName={(at) => dayName(at)}
        unreadFrom={unreadFrom === null ? undefined : shown.find(({ id }) => id === unreadFrom)?.key}
        older={
          hasOlder
            ? {
                onLoad: () => void older.load(),
                busy: older.isBusy,
                error: older.problem !== null && <p role="alert">{older.problem}</p>,
              }
            : undefined
        }
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
          ) : (
            <LogMessage
              message={message}
              channel={channel}
              isGrouped={isGrouped}
              isCurrent={message.key === target?.key}
              waits={waitingOf(message)}
              readers={message.id === readers?.messageId ? readers?.label : undefined}
              onRedact={mayRedact(message) ? () => setLeaving(message) : undefined}
              onRetry={again(message)}
            />
          )
        }
      </ChatLog>
      {leaving !== null && (
        <RedactDialog
          message={leaving}
          author={leaving.senderId === user.id ? null : senderOf(leaving).author}
          onClose={() => setLeaving(null)}
          returnFocus={() => handle.current?.focus(leaving.key)}
        />
      )}
    </>
  );
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
