import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import * as styles from './avatar.css.ts';
import { initials } from './initials.ts';

const avatar = cva(styles.avatar, {
  variants: { tone: styles.tone, size: styles.size },
  defaultVariants: { tone: 'neutral', size: 'medium' },
});

export interface AvatarProps {
  /** The person, or the case. Shown as initials. */
  name: string;
  /** Tells the two voices of a case apart. Neither is better. */
  tone?: 'neutral' | 'a' | 'b' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Instead of initials, for something that is no person. */
  icon?: ReactNode;
}

/**
 * A person's initials, beside their name.
 *
 * @instead Several in little room are an `AvatarGroup`; a person with their role in one line is an `AvatarChip`.
 *
 * @accessibility Hidden from screen readers, which get the name beside it. Never the only sign of who somebody is.
 */
export function Avatar({ name, tone, size, icon }: AvatarProps) {
  return (
    <span className={avatar({ tone, size })} aria-hidden>
      {icon ?? initials(name)}
    </span>
  );
}
