import { X } from 'lucide-react';
import type { ComponentProps, ReactElement } from 'react';
import { Avatar, type AvatarProps } from '../avatar/avatar.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Slot, Slottable } from '../slot/slot.tsx';
import * as styles from './avatar-chip.css.ts';

export interface AvatarChipProps extends Omit<ComponentProps<'span'>, 'children' | 'role'> {
  name: string;
  /** The role of the person in this case: "Mediator". */
  role?: string | undefined;
  tone?: AvatarProps['tone'];
  /** Removes the person from the selection. Needs `removeLabel`; not together with `asChild`. */
  onRemove?: (() => void) | undefined;
  /** The accessible name of the remove button: "Remove Sami Lowe". */
  removeLabel?: string | undefined;
  /** Render as the child, an empty link to the person. */
  asChild?: boolean | undefined;
  /** With `asChild`, the empty link. */
  children?: ReactElement | undefined;
}

/**
 * A person with their role, in one line: in a selection, a filter or a list of participants.
 *
 * @instead Use `UserChip` for the signed-in person, `PersonPanel` for the details of a person.
 *
 * @accessibility The remove button is named by `removeLabel`, which includes the person: "Remove Sami Lowe".
 */
export function AvatarChip(props: AvatarChipProps) {
  const { name, role, tone, onRemove, removeLabel = '', asChild = false, className = '', children, ...rest } = props;
  const Root = asChild ? Slot : 'span';
  return (
    <Root className={`${styles.chip} ${className}`} {...rest}>
      <Avatar name={name} tone={tone} size="small" />
      <span className={styles.name}>{name}</span>
      {role !== undefined && <span className={styles.role}>{role}</span>}
      {onRemove && (
        <IconButton className={styles.remove} size="small" label={removeLabel} onClick={onRemove}>
          <X />
        </IconButton>
      )}
      {asChild && <Slottable>{children}</Slottable>}
    </Root>
  );
}
