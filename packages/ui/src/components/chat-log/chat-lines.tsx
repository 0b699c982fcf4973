import type { ReactNode } from 'react';
import * as styles from './chat-log.css.ts';

/** The day separator. `ChatLog` renders it. */
export function ChatDay({ children }: { children: ReactNode }) {
  return <li className={styles.day}>{children}</li>;
}

/** The separator above the first unread message. `ChatLog` renders it. */
export function ChatUnread({ children }: { children: ReactNode }) {
  return <li className={`${styles.day} ${styles.unread}`}>{children}</li>;
}

/** A channel event between messages: "Tomas Herrera joined". It has no author and therefore no bubble. */
export function ChatNote({ children }: { children: ReactNode }) {
  return (
    <li className={styles.note} tabIndex={-1}>
      {children}
    </li>
  );
}

/** The messages that a search found, in place of the log. The words that were looked for are `mark`s. */
export function ChatFound({ children }: { children: ReactNode }) {
  return <div className={styles.found}>{children}</div>;
}
