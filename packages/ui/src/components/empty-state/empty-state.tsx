import type { ComponentProps, ReactNode } from 'react';
import { title as heading } from '../card/card.css.ts';
import * as styles from './empty-state.css.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The missing content: "No messages yet". */
  title: ReactNode;
  /** One sentence on what will fill it. */
  children?: ReactNode;
  /** At most one action. */
  action?: ReactNode;
}

/**
 * Replaces missing content: one bold line, one sentence on what will be here, at most one action. Inside a card, which
 * provides the padding.
 *
 * @instead Use `ErrorState` for content that failed to load, `Skeleton` while it loads.
 *
 * @accessibility Plain text and at most one button. It has no images.
 */
export function EmptyState({ title, children, action, className = '', ...props }: EmptyStateProps) {
  return (
    <div className={className} {...props}>
      <p className={heading}>{title}</p>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
