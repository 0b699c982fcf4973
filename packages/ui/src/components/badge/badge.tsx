import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import * as styles from './badge.css.ts';

const badge = cva(styles.badge, { variants: { tone: styles.tone }, defaultVariants: { tone: 'neutral' } });

export interface BadgeProps extends ComponentProps<'span'> {
  /** The meaning of the state. `brand` is neither good nor bad. */
  tone?: 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'brand' | undefined;
  /** Gives the state a shape, so that color is never alone. */
  icon?: ReactNode;
}

/**
 * The state of a thing, in a word.
 *
 * @instead For numbers use `CountBadge`, for how serious a risk is `RiskBadge`.
 *
 * @accessibility Plain text. Word and icon carry the meaning, the tint only repeats it. It is not announced when it
 * changes: say that with an `Announcer`.
 */
export function Badge({ tone, icon, className, children, ...props }: BadgeProps) {
  return (
    <span className={badge({ tone, className })} {...props}>
      {icon}
      {children}
    </span>
  );
}
