import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import * as styles from './avatar.css.ts';
import { initials } from './initials.ts';

const avatar = cva(styles.avatar, {
  variants: { tone: styles.tone, size: styles.size },
  defaultVariants: { tone: 'neutral', size: 'medium' },
});

export interface AvatarProps {
  /** The name of the person or the case, from which the initials are taken. */
  name: string;
  /** Distinguishes the two parties of a case, without a ranking. */
  tone?: 'neutral' | 'a' | 'b' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Replaces the initials, for a subject that is not a person. */
  icon?: ReactNode;
}

/**
 * A person's initials, beside their name.
 *
 * @instead The signed-in person is a `UserChip`, a person with their details a `PersonPanel`.
 *
 * @accessibility Hidden from screen readers, which get the name beside it. Never the only identification of a person.
 */
export function Avatar({ name, tone, size, icon }: AvatarProps) {
  return (
    <span className={avatar({ tone, size })} aria-hidden>
      {icon ?? initials(name)}
    </span>
  );
}
