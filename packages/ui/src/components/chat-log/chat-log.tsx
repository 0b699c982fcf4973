import { ArrowDown } from 'lucide-react';
import { Fragment, useImperativeHandle, useRef, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { Button } from '../button/button.tsx';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import { ChatDay, ChatUnread } from './chat-lines.tsx';
import * as styles from './chat-log.css.ts';
import { type LoggedMessage, type LogPlace, placeInLog } from './log-place.ts';
import { rowsOf } from './log-rows.ts';
import { useLogAnnouncements } from './use-log-announcements.ts';
import { useMessageWindow } from './use-message-window.ts';

export interface ChatLogLabels {
  /** "Show older messages" */
  older: string;
  /** The same button while loading: "Loading" */
  loadingOlder: string;
  /** The separator above the first unread message: "New" */
  unread: string;
  /** The button that jumps to messages that arrived meanwhile: "3 new messages" */
  newMessages: (count: number) => string;
  /** The button that jumps to the end: "Newest messages" */
  newest: string;
}

/** The methods of a log. */
export interface ChatLogHandle {
  /** Scrolls a message to the top and focuses it: the first of a day, the first unread one, a search result. */
  jumpTo: (key: string) => void;
  /** Scrolls a message to the top and leaves the focus: a question whose answer is longer than the log. */
  show: (key: string) => void;
  /** Focuses a message where it is, for example when a dialog about it closes. */
  focus: (key: string) => void;
  toNewest: () => void;
}

export interface ChatLogProps<Message extends LoggedMessage> {
  /** The name of the log: "Messages". */
  label: string;
  /** Oldest first, any number: only those near the viewport are rendered. */
  messages: readonly Message[];
  /** Renders one message as a `ChatMessage`, `Tombstone`, `ChatNote` or `AssistantMessage`. */
  children: (message: Message, place: LogPlace) => ReactNode;
  /** The name of a day: "Today". */
  dayName: (at: string) => ReactNode;
  labels: ChatLogLabels;
  /** The key of the first unread message. */
  unreadFrom?: string | undefined;
  /** Loads older messages at the upper end, once; after an error by the button. */
  older?: { onLoad: () => void; busy: boolean; error?: ReactNode } | undefined;
  /** Where the messages do not reach the newest one: loads those after them, and leads back to the newest. */
  newer?: { onLoad: () => void; busy: boolean; onNewest: () => void } | undefined;
  /** The announcement of a new message: "Ruth Lindqvist, mediator: text", or "Sent". None while it is being sent. */
  announce?: ((message: Message) => string | undefined) | undefined;
  /** Whether the reader wrote the message; then the log scrolls to its end. */
  isMine?: ((message: Message) => boolean) | undefined;
  ref?: Ref<ChatLogHandle> | undefined;
}

/**
 * The messages of one channel, in a windowed list for any number. It opens at the newest message and follows new ones;
 * a reader who scrolled up keeps their position and sees how many arrived.
 *
 * @instead Use `Timeline` for case events.
 *
 * @accessibility A `log` with one tab stop: arrow keys move between messages, Home and End to the first and the newest,
 * Tab from a message to its menu.
 * New messages are announced politely as "author: text"; older ones are not.
 */
export function ChatLog<Message extends LoggedMessage>(props: ChatLogProps<Message>) {
  const { label, messages, children, dayName, labels, unreadFrom, older, newer, announce, isMine, ref } = props;
  const log = useRef<HTMLDivElement>(null);
  const isWhole = newer === undefined;
  const { start, end, unseen, isAway, fit, toNewest, show, jumpTo, focus } = useMessageWindow(
    messages,
    log,
    isMine,
    isWhole,
  );
  const spoken = useLogAnnouncements(messages, announce, labels.newMessages);
  const askedAt = useRef<string>(null);
  const askedNewerAt = useRef<string>(null);
  useImperativeHandle(ref, () => ({ jumpTo, show, focus, toNewest }));

  const scroll = () => {
    fit(false);
    const oldest = messages[0]?.key ?? null;
    const last = messages.at(-1)?.key ?? null;
    const { clientHeight, scrollHeight, scrollTop } = log.current ?? document.documentElement;
    const isAtEnd = end === messages.length && -scrollTop < clientHeight * 2;
    if (isAtEnd && newer && !newer.busy && askedNewerAt.current !== last) {
      askedNewerAt.current = last;
      newer.onLoad();
    }
    const isAtStart = start === 0 && scrollHeight + scrollTop < clientHeight * 2;
    if (!isAtStart || !older || older.busy || older.error || askedAt.current === oldest) return;
    askedAt.current = oldest;
    older.onLoad();
  };

  const goToNewest = () => {
    newer?.onNewest();
    toNewest();
    if (log.current) rowsOf(log.current).at(-1)?.focus({ preventScroll: true });
  };

  const behavior = {
    tabIndex: 0,
    onScroll: scroll,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) =>
      event.key === 'End' && isInMessage(event) ? goToNewest() : moveFocus(event),
  };

  return (
    <div className={styles.frame}>
      <div ref={log} className={styles.log} role="log" aria-live="off" aria-label={label} {...behavior}>
        <ol className={styles.messages}>
          {older && start === 0 && (
            <li className={styles.older}>
              {older.error}
              <Button tone="quiet" size="small" busy={older.busy} onClick={older.onLoad}>
                {older.busy ? labels.loadingOlder : labels.older}
              </Button>
            </li>
          )}
          {messages.slice(start, end).map((message, at) => {
            const place = placeInLog(message, messages[start + at - 1]);
            const isUnread = message.key === unreadFrom;
            return (
              <Fragment key={message.key}>
                {place.startsDay && <ChatDay>{dayName(message.at)}</ChatDay>}
                {isUnread && <ChatUnread>{labels.unread}</ChatUnread>}
                {children(message, isUnread ? { ...place, isGrouped: false } : place)}
              </Fragment>
            );
          })}
        </ol>
      </div>
      {(unseen > 0 || isAway || !isWhole) && (
        <Button className={styles.newest} tone="secondary" size="small" onClick={goToNewest}>
          <ArrowDown />
          {isWhole && unseen > 0 ? labels.newMessages(unseen) : labels.newest}
        </Button>
      )}
      <span ref={spoken} className={visuallyHidden} aria-live="polite" />
    </div>
  );
}

/** Whether a key was pressed in a message, and not in the log itself or in a menu that a message has opened. */
const isInMessage = ({ currentTarget, target }: KeyboardEvent<HTMLElement>) =>
  currentTarget !== target && currentTarget.contains(target as Node);

/**
 * Moves the focus between messages, and with Tab from a message to its menu. Keys that a control inside a message has
 * handled keep their own meaning.
 */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.defaultPrevented || !event.currentTarget.contains(event.target as Node)) return;
  const rows = rowsOf(event.currentTarget);
  const here = rows.findIndex((row) => row.contains(event.target as Node));
  const to = { ArrowUp: here === -1 ? rows.length - 1 : here - 1, ArrowDown: here + 1, Home: 0 }[event.key];
  const menu = rows[here] === event.target && rows[here]?.querySelector<HTMLElement>('[tabindex="-1"]');
  if (event.key === 'Tab' && !event.shiftKey && menu) {
    event.preventDefault();
    menu.focus();
  }
  if (to === undefined || (here === -1 && event.key !== 'ArrowUp')) return;
  event.preventDefault();
  rows[Math.max(0, to)]?.focus();
}
