import { Slot } from '@radix-ui/react-slot';
import type { ComponentProps } from 'react';
import * as styles from './list.css.ts';

/** Rows between hairlines, inside a flush card. */
function ListRoot({ className = '', ...props }: ComponentProps<'ul'>) {
  return <ul className={`${styles.list} ${className}`} {...props} />;
}

export interface ListRowProps extends ComponentProps<'div'> {
  /** Render the child, a link: the whole row leads there. */
  asChild?: boolean | undefined;
}

function Row({ asChild = false, className = '', ...props }: ListRowProps) {
  const Root = asChild ? Slot : 'div';
  return (
    <li>
      <Root className={`${styles.row} ${className}`} {...props} />
    </li>
  );
}

/** A list with its rows. */
export const List = /* #__PURE__ */ Object.assign(ListRoot, { Row });
