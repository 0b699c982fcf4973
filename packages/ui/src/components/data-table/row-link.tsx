import type { ComponentProps } from 'react';
import { Slot } from '../slot/slot.tsx';
import { rowLink } from './data-table.css.ts';

export interface RowLinkProps extends ComponentProps<'a'> {
  /** Render the child, a link of the router. */
  asChild?: boolean | undefined;
}

/** The link of a row: the whole row is clickable, and other controls of the row keep working. */
export function RowLink({ asChild = false, className = '', children, ...props }: RowLinkProps) {
  const Root = asChild ? Slot : 'a';
  return (
    <Root className={`${rowLink} ${className}`} {...props}>
      {children}
    </Root>
  );
}
