import type { ComponentProps } from 'react';
import { Slot } from '../slot/slot.tsx';
import * as styles from './link-cards.css.ts';

/**
 * Links to parts that belong together, each with a line about it; the open one is marked. Not on paper.
 *
 * @instead With one or two words each they are `Tabs`; with a number, `Tiles`.
 *
 * @accessibility A `nav`: name it with `aria-label`. The open one is `aria-current="page"`.
 */
export function Root({ className = '', ...props }: ComponentProps<'nav'>) {
  return <nav className={`${styles.cards} ${className}`} {...props} />;
}

export interface ItemProps extends ComponentProps<'a'> {
  /** Render the child, the router's own link. */
  asChild?: boolean | undefined;
}

/** One of the links: its name in bold, and lines about it. */
export function Item({ asChild = false, className = '', ...props }: ItemProps) {
  const Part = asChild ? Slot : 'a';
  return <Part className={`${styles.card} ${className}`} {...props} />;
}
