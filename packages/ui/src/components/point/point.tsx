import type { ReactNode } from 'react';
import * as styles from './point.css.ts';

export interface PointProps {
  icon: ReactNode;
  /** What can be done about it: a small quiet `Button`. */
  action?: ReactNode;
  size?: 'small' | 'body' | undefined;
  /** Renders an `<li>`, for several in a list. */
  inList?: boolean | undefined;
  children: ReactNode;
}

/**
 * A point of a text: an icon in its first line, and at its end what can be done about it.
 *
 * @instead What is done and what is missing is a `Checklist`; rows of things are a `List`.
 *
 * @accessibility The icon is for the eye: the words say the same.
 */
export function Point({ icon, action, size = 'body', inList = false, children }: PointProps) {
  const Root = inList ? 'li' : 'div';
  return (
    <Root className={`${styles.point} ${styles.size[size]}`}>
      <span className={styles.icon}>{icon}</span>
      <div>{children}</div>
      {action}
    </Root>
  );
}
