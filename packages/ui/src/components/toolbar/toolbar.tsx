import * as RadixToolbar from '@radix-ui/react-toolbar';
import type { ComponentProps, ReactNode } from 'react';
import { pageDirection } from '../../theme/page-direction.ts';
import { Button, type ButtonProps } from '../button/button.tsx';
import * as styles from './toolbar.css.ts';

export interface RootProps extends Omit<ComponentProps<typeof RadixToolbar.Root>, 'aria-label'> {
  /** The name of the content it controls: "Cases". */
  label: string;
  /** A `SearchField`, first in the row and in the tab order. */
  field?: ReactNode;
}

/**
 * Search, filters and actions above the content that they control. Wraps when there is no room.
 *
 * @instead Use `PageHeader` for one or two actions of a page, `DropdownMenu` for many actions of a row.
 *
 * @accessibility A `toolbar` named by `label`. The actions are one tab stop, with arrow keys, Home and End inside; the
 * field is a separate tab stop before them.
 */
export function Root({ label, field, className = '', ...props }: RootProps) {
  const actions = (
    <RadixToolbar.Root
      className={`${styles.toolbar} ${field ? styles.grow : className}`}
      aria-label={label}
      dir={pageDirection()}
      {...props}
    />
  );
  if (!field) return actions;
  return (
    <div className={`${styles.toolbar} ${className}`}>
      {field}
      {actions}
    </div>
  );
}

/** One action; small and outlined by default. */
export function Item({ tone = 'secondary', size = 'small', ...props }: ButtonProps) {
  return (
    <RadixToolbar.Button asChild>
      <Button tone={tone} size={size} {...props} />
    </RadixToolbar.Button>
  );
}

/** Adds another control to the arrow keys: an `IconButton`, or the trigger of a menu. */
export function Slot(props: ComponentProps<typeof RadixToolbar.Button>) {
  return <RadixToolbar.Button asChild {...props} />;
}

/** A line between two groups of controls. */
export function Separator() {
  return <RadixToolbar.Separator className={styles.separator} />;
}

/** The controls at the end of the row. */
export function End({ className = '', ...props }: ComponentProps<'div'>) {
  return <div className={`${styles.end} ${className}`} {...props} />;
}
