import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './count-badge.css.ts';
import { countText } from './count-text.ts';

export interface CountBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  count: number;
  /** The count with its unit, for screen readers: "2 unread". */
  label: string;
}

/**
 * A count. Renders nothing at 0 and "9+" above 9.
 *
 * @instead A status is a `Badge`.
 *
 * @accessibility Screen readers get `label`, the exact count in words, instead of the figure.
 */
export function CountBadge({ count, label, className = '', ...props }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={`${styles.countBadge} ${className}`} {...props}>
      <span aria-hidden>{countText(count)}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
