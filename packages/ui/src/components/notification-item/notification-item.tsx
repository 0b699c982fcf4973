import { Check, Trash2 } from 'lucide-react';
import { cloneElement, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { Badge } from '../badge/badge.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Slot } from '../slot/slot.tsx';
import { Text } from '../text/text.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { NotificationIcon } from './notification-icon.tsx';
import * as styles from './notification-item.css.ts';

/** The labels of a row. */
export interface NotificationItemLabels {
  /** Read before an unread notification: "Unread". */
  unread: string;
  markRead: string;
  remove: string;
}

export interface NotificationItemProps {
  /** A type with an icon of its own; any other gets a bell. */
  type: string;
  /** How many events it tells that read alike. */
  count?: number | undefined;
  /** What it is about, below the sentence: the documents. */
  subjects?: readonly string[] | undefined;
  /** What stands beside the time: the case. */
  note?: string | undefined;
  /** The time as people read it: "2h ago". */
  time: string;
  /** The machine-readable time. */
  dateTime?: string | undefined;
  unread?: boolean | undefined;
  labels: NotificationItemLabels;
  /** An empty link to the subject. Without it the row is a button. */
  link?: ReactElement | undefined;
  onOpen?: (() => void) | undefined;
  onRead?: (() => void) | undefined;
  /** Called by the delete button and the Delete key. */
  onDelete?: (() => void) | undefined;
  /** The event in one sentence. */
  children: ReactNode;
}

/**
 * A notification, in a `NotificationPanel` or a list.
 *
 * @instead Use an event of a `Timeline` for case events.
 *
 * @accessibility The whole row opens it, and "Unread" is read before it. Its actions appear on hover and focus, and
 * always on touch screens; the Delete key deletes it.
 */
export function NotificationItem(props: NotificationItemProps) {
  const { type, count = 1, subjects = [], note, time, dateTime, unread = false, labels, link } = props;
  const { onOpen, onRead, onDelete, children } = props;
  const Open = link ? Slot : 'button';
  const removeByKey = (event: KeyboardEvent) => {
    if (event.key === 'Delete') onDelete?.();
  };
  const says = (
    <>
      {unread && <VisuallyHidden>{labels.unread}. </VisuallyHidden>}
      {children}
      {count > 1 && (
        <>
          {' '}
          <Badge>{count}</Badge>
        </>
      )}
    </>
  );
  return (
    <li className={styles.item} data-unread={unread || undefined}>
      <NotificationIcon type={type} className={styles.icon} />
      <div>
        <Open
          type={link ? undefined : 'button'}
          className={styles.open}
          data-notification
          onClick={onOpen}
          onKeyDown={removeByKey}
        >
          {link ? cloneElement(link, undefined, says) : says}
        </Open>
        {subjects.map((subject) => (
          <Text key={subject} size="small" tone="soft" typed>
            {subject}
          </Text>
        ))}
        <span className={styles.time}>
          {unread && <span className={styles.dot} />}
          <time dateTime={dateTime}>{time}</time>
          {note !== undefined && ` · ${note}`}
        </span>
      </div>
      <div className={styles.actions}>
        {unread && onRead && (
          <IconButton size="small" label={labels.markRead} onClick={onRead}>
            <Check />
          </IconButton>
        )}
        {onDelete && (
          <IconButton size="small" label={labels.remove} onClick={onDelete}>
            <Trash2 />
          </IconButton>
        )}
      </div>
    </li>
  );
}
