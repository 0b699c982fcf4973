import { cva } from 'class-variance-authority';
import { CircleAlert } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Avatar, type AvatarProps } from '../avatar/avatar.tsx';
import { keepFocus } from '../keep-focus/keep-focus.ts';
import { Row } from '../layout/layout.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { ChatBubble } from './chat-bubble.tsx';
import * as styles from './chat-message.css.ts';

const message = cva(styles.message, {
  variants: { mine: { true: styles.mine }, grouped: { true: styles.grouped } },
});

export interface ChatMessageProps {
  author: string;
  /** The author's role in this case: "Mediator", "Your lawyer". */
  role?: string | undefined;
  /** The time as people read it: "14:05". */
  time: string;
  /** The machine-readable time. */
  dateTime?: string | undefined;
  from: 'other' | 'mediator' | 'me';
  /** By default the second brand color for the mediator, and none for others. */
  avatarTone?: AvatarProps['tone'] | undefined;
  state?: 'sent' | 'sending' | 'failed' | undefined;
  /** The state as text: "Sending", or "Failed to send message". */
  stateLabel?: string | undefined;
  onRetry?: (() => void) | undefined;
  retryLabel?: string | undefined;
  /** Whether it follows a message of the same person within five minutes, so that name and avatar are not repeated. */
  grouped?: boolean | undefined;
  /** Whether it is the one that was looked for. */
  current?: boolean | undefined;
  /** The menu of the message, an `IconButton` with `tabIndex={-1}`: from a message of the log, Tab leads to it. */
  actions?: ReactNode;
  /** The attachments: one `ChatAttachment` per file. */
  attachments?: ReactNode;
  /** The text; none if the message only has files. */
  children?: ReactNode;
}

/**
 * One message in a `ChatLog`. A failed one stays in place, with a retry button. Memoized.
 *
 * @instead A redacted message is a `Tombstone`, one of the assistant an `AssistantMessage`.
 *
 * @accessibility The author is read even where a group does not show the name. The arrow keys of the log stop at it; a
 * failure is text beside the retry button.
 */
export const ChatMessage = /* #__PURE__ */ memo(function ChatMessage(props: ChatMessageProps) {
  const { author, role, time, dateTime, from, state = 'sent', grouped = false } = props;
  const { actions, attachments, children } = props;
  const isMine = from === 'me';
  const avatarTone = props.avatarTone ?? (from === 'mediator' ? 'b' : 'neutral');
  const bubble = [grouped ? '' : styles.tail[from], state === 'failed' ? styles.failed : ''].join(' ');

  return (
    <li className={message({ mine: isMine, grouped })} tabIndex={-1} aria-current={props.current || undefined}>
      {!isMine && !grouped && <Avatar name={author} tone={avatarTone} />}
      <div className={`${styles.content} ${isMine ? styles.mineContent : ''}`}>
        {grouped ? (
          <VisuallyHidden>
            {author} {time}
          </VisuallyHidden>
        ) : (
          <div className={styles.meta}>
            <b className={styles.author}>{author}</b>
            {role !== undefined && <span>{role}</span>}
            <time dateTime={dateTime}>{time}</time>
          </div>
        )}
        <Row gap="tiny">
          {isMine && actions}
          <div className={isMine ? styles.mineContent : undefined}>
            {children && (
              <ChatBubble from={from} className={bubble}>
                {children}
              </ChatBubble>
            )}
            {attachments && <ul className={styles.attachments}>{attachments}</ul>}
          </div>
          {!isMine && actions}
        </Row>
        <State {...props} />
      </div>
    </li>
  );
});

const toTheMessage = keepFocus();

function State({ state, stateLabel, onRetry, retryLabel }: ChatMessageProps) {
  if (stateLabel === undefined) return null;
  const isFailed = state === 'failed';
  return (
    <p className={`${styles.state} ${isFailed ? styles.error : ''}`}>
      {isFailed && <CircleAlert />}
      {stateLabel}
      {isFailed && onRetry && (
        <button ref={toTheMessage} type="button" className={styles.retry} onClick={onRetry}>
          {retryLabel}
        </button>
      )}
    </p>
  );
}
