import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Slot, Slottable } from '../slot/slot.tsx';
import * as styles from './list.css.ts';

/**
 * Rows of things that are read one after the other, such as documents or people, in a flush card.
 *
 * @instead Comparable rows are a `Table`; names with values are `Facts`.
 *
 * @accessibility A native list, so that screen readers read its length. Name it with `aria-label` or `aria-labelledby`.
 */
function ListRoot({ className = '', ...props }: ComponentProps<'ul'>) {
  return <ul className={`${styles.list} ${className}`} {...props} />;
}

const row = cva(styles.row, { variants: { align: styles.align }, defaultVariants: { align: 'center' } });

export interface ListRowProps extends ComponentProps<'div'> {
  /** The icon of the item's kind, before the text. */
  icon?: ReactNode;
  /** The end of the row: a time, a number, a `ChevronRight`. */
  end?: ReactNode;
  /** `start` aligns an icon with the first of several lines; `stacked` puts everything below each other. */
  align?: 'start' | 'center' | 'stacked' | undefined;
  /** Render the child, a link that covers the whole row. `aria-current` marks what is open beside the list. */
  asChild?: boolean | undefined;
}

function Row({ icon, end, align, asChild = false, className, children, ...props }: ListRowProps) {
  const Root = asChild ? Slot : 'div';
  return (
    <li>
      <Root className={row({ align, className })} {...props}>
        {icon !== undefined && <span className={styles.icon}>{icon}</span>}
        <Slottable>{children}</Slottable>
        {end !== undefined && <span className={styles.end}>{end}</span>}
      </Root>
    </li>
  );
}

export interface ListItemProps extends ComponentProps<'li'> {
  /** The ways to use it: links and small buttons. */
  ways: ReactNode;
}

/** Words with the ways to use them beside or below, in a list without a flush card. */
function Item({ ways, className = '', children, ...props }: ListItemProps) {
  return (
    <li className={`${styles.item} ${className}`} {...props}>
      <div className={styles.words}>{children}</div>
      <div className={styles.ways}>{ways}</div>
    </li>
  );
}

/** A list with its rows. */
export const List = /* #__PURE__ */ Object.assign(ListRoot, { Item, Row });
