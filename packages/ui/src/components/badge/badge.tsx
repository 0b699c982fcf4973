import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import * as styles from './badge.css.ts';

const badge = cva(styles.badge, { variants: { tone: styles.tone }, defaultVariants: { tone: 'neutral' } });

export interface BadgeProps extends ComponentProps<'span'> {
  /** The meaning of the state. `brand` is neither good nor bad. */
  tone?: 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'brand' | undefined;
  /** Adds a shape, so that color is never the only sign. */
  icon?: ReactNode;
}

/**
 * A status in one or two words.
 *
 * @instead For numbers use `CountBadge`, for the level of a risk `RiskBadge`.
 *
 * @accessibility Plain text. Text and icon carry the meaning, the color only repeats it. Changes are not announced: use
 * an `Announcer`.
 */
export function Badge({ tone, icon, className, children, ...props }: BadgeProps) {
  return (
    <span className={badge({ tone, className })} {...props}>
      {icon}
      {children}
    </span>
  );
}
