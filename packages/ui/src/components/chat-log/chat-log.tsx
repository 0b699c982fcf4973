import type { ComponentProps } from 'react';
import * as styles from './chat-log.css.ts';

export interface ChatLogProps extends ComponentProps<'div'> {
  /** The name of the log: "Messages". */
  label: string;
}

/**
 * The messages of one channel, oldest first; new ones are read out politely. It starts at the newest message and stays
 * there, and keeps its place when older ones are added above: the scroll position counts from the end, so `scrollTop` is 0
 * at the newest message and negative above it.
 */
export function ChatLog({ label, tabIndex = 0, className = '', children, ...props }: ChatLogProps) {
  return (
    <div
      className={`${styles.log} ${className}`}
      role="log"
      aria-live="polite"
      aria-label={label}
      tabIndex={tabIndex}
      {...props}
    >
      <ol className={styles.messages}>{children}</ol>
    </div>
  );
}

/** The day of the messages below it. */
export function ChatDay(props: ComponentProps<'li'>) {
  return <li className={styles.day} {...props} />;
}
