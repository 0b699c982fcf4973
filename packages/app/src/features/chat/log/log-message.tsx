import { useLingui } from '@lingui/react/macro';
import { ChatMessage, Tombstone } from '@mediation/ui';
import { useUser } from '../../../auth/session-provider.tsx';
import { clockTime } from '../../../words/times/relative-time.ts';
import type { Channel } from '../channels/channel-words.ts';
import { MessageDocument } from '../composer/message-document.tsx';
import { redactedText, redactionDetail } from '../redaction/redaction-words.ts';
import { MessageMenu } from './message-menu.tsx';
import type { ShownMessage } from './messages.ts';
import { useSender } from './use-sender.ts';

export interface LogMessageProps {
  message: ShownMessage;
  channel: Channel;
  isGrouped: boolean;
  /** Whether it is the one that was looked for. */
  isCurrent: boolean;
  /** That it waits before it reaches everybody, and until when. */
  waits: string | undefined;
  /** Who has read it. */
  readers: string | undefined;
  /** For those who may take it back. */
  onRedact: (() => void) | undefined;
  /** Sends it again, while the server does not have it. */
  onRetry: (() => void) | undefined;
}

/** One message of a channel, or what is said in place of one that was taken back. */
export function LogMessage({
  message,
  channel,
  isGrouped,
  isCurrent,
  waits,
  readers,
  onRedact,
  onRetry,
}: LogMessageProps) {
  const { t } = useLingui();
  const { id: me } = useUser();
  const sender = useSender(channel)(message);
  const { at, state, text, document, redacted } = message;
  const { author, from } = sender;
  const time = clockTime(at);
  const sent = [waits, readers].filter(Boolean).join(' · ');
  if (redacted !== null)
    return <Tombstone from={from} label={redactedText(message, channel, me)} detail={redactionDetail(redacted)} />;
  return (
    <ChatMessage
      {...sender}
      time={time}
      dateTime={at}
      state={state}
      stateLabel={{ sent: sent || undefined, sending: t`Sending`, failed: t`Failed to send message` }[state]}
      onRetry={onRetry}
      retryLabel={t`Try again`}
      grouped={isGrouped}
      current={isCurrent}
      actions={
        onRedact && (
          <MessageMenu
            label={from === 'me' ? t`More for your message, ${time}` : t`More for the message of ${author}, ${time}`}
            onRedact={onRedact}
          />
        )
      }
      attachments={document && <MessageDocument document={document} />}
    >
      {text === document?.file_name ? undefined : text}
    </ChatMessage>
  );
}
