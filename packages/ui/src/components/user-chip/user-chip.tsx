import type { ComponentProps } from 'react';
import { TopBarWords } from '../app-shell/top-bar.tsx';
import { Avatar } from '../avatar/avatar.tsx';
import * as styles from './user-chip.css.ts';

export interface UserChipProps extends Omit<ComponentProps<'button'>, 'role' | 'name'> {
  name: string;
  role: string;
}

/**
 * Shows the signed-in person. Opens the user menu: `<DropdownMenu.Trigger asChild><UserChip …
 * /></DropdownMenu.Trigger>`.
 *
 * @instead Another person is an `Avatar` with their name beside it.
 *
 * @accessibility A button named by the person and their role. The trigger exposes whether the menu is open.
 */
export function UserChip({ name, role, className = '', ...props }: UserChipProps) {
  return (
    <button type="button" className={`${styles.chip} ${className}`} {...props}>
      <Avatar name={name.split(' ', 1).join('')} tone="a" />
      <TopBarWords>
        <span className={styles.name} title={name}>
          {name}
        </span>
        <span className={styles.role}>{role}</span>
      </TopBarWords>
    </button>
  );
}
