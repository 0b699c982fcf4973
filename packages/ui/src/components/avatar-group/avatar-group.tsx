import type { ComponentProps } from 'react';
import { Avatar, type AvatarProps } from '../avatar/avatar.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './avatar-group.css.ts';

export interface AvatarGroupProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** In joining or alphabetical order, never by rank. */
  people: readonly Pick<AvatarProps, 'name' | 'tone'>[];
  /** Their names as text: "Maya, Daniel and 3 more". Read out instead of the initials. */
  label: string;
  /** The maximum number of avatars; the others become "+3". */
  max?: number | undefined;
  size?: AvatarProps['size'];
}

/**
 * Shows the participants in little space.
 *
 * @instead Where there is room, write the names.
 *
 * @accessibility Read as one sentence, `label`; the initials are hidden from screen readers.
 */
export function AvatarGroup({ people, label, max = 4, size = 'small', className = '', ...props }: AvatarGroupProps) {
  const shown = people.length > max ? people.slice(0, max) : people;
  const rest = people.length - shown.length;
  return (
    <span className={`${styles.group} ${className}`} {...props}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {shown.map(({ name, tone }) => (
        <Avatar key={name} name={name} tone={tone} size={size} />
      ))}
      {rest > 0 && <Avatar name="" icon={`+${rest}`} size={size} />}
    </span>
  );
}
