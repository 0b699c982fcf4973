import * as RadixTabs from '@radix-ui/react-tabs';
import type { ComponentProps, ReactNode } from 'react';
import { pageDirection } from '../../theme/page-direction.ts';
import { CountBadge } from '../count-badge/count-badge.tsx';
import { Slot, Slottable } from '../slot/slot.tsx';
import * as styles from './tabs.css.ts';

/**
 * Parts of one thing, one at a time, on the same page.
 *
 * @instead Where each part has an address of its own use `Links` instead, for ways to look at one list
 * `SegmentedControl`.
 *
 * @accessibility One stop of the Tab key; arrow keys, Home and End move and show, Tab goes on into the part. `Links`
 * are a navigation, each reached with Tab.
 */
export function Root(props: ComponentProps<typeof RadixTabs.Root>) {
  return <RadixTabs.Root dir={pageDirection()} {...props} />;
}

export interface ListProps extends Omit<ComponentProps<typeof RadixTabs.List>, 'aria-label'> {
  /** The name of the tabs: "Okafor family". */
  label: string;
}

/** The row of tabs. Arrow keys move among them; on narrow screens it scrolls sideways. */
export function List({ label, className = '', ...props }: ListProps) {
  return <RadixTabs.List className={`${styles.list} ${className}`} aria-label={label} {...props} />;
}

interface Mark {
  icon?: ReactNode;
  /** How many things wait behind it; nothing at 0. */
  count?: number | undefined;
  /** The count in words: "6 to review". */
  countLabel?: string | undefined;
}

export interface TabProps extends ComponentProps<typeof RadixTabs.Trigger>, Mark {}

/** One tab. Its name is a noun; a count says what waits there. */
export function Tab({ icon, count = 0, countLabel = '', className = '', children, ...props }: TabProps) {
  return (
    <RadixTabs.Trigger className={`${styles.tab} ${className}`} {...props}>
      {icon}
      {children}
      <CountBadge count={count} label={countLabel} />
    </RadixTabs.Trigger>
  );
}

/** The panel of the tab with the same `value`. */
export function Panel({ className = '', ...props }: ComponentProps<typeof RadixTabs.Content>) {
  return <RadixTabs.Content className={`${styles.panel} ${className}`} {...props} />;
}

export interface LinksProps extends Omit<ComponentProps<'nav'>, 'aria-label'> {
  /** The name of the links: "Case". */
  label: string;
}

/** The same look for parts that have addresses: a navigation, so each is reached with Tab and can be opened beside. */
export function Links({ label, className = '', ...props }: LinksProps) {
  return <nav className={`${styles.list} ${className}`} aria-label={label} {...props} />;
}

export interface LinkProps extends ComponentProps<'a'>, Mark {
  /** The part one is on. */
  current?: boolean | undefined;
  /** Render the child, a link of the router. */
  asChild?: boolean | undefined;
}

/** One part with an address of its own. */
export function Link(props: LinkProps) {
  const { icon, count = 0, countLabel = '', current, asChild = false, className = '', children, ...rest } = props;
  const Anchor = asChild ? Slot : 'a';
  return (
    <Anchor className={`${styles.tab} ${className}`} aria-current={current ? 'page' : undefined} {...rest}>
      {icon}
      <Slottable>{children}</Slottable>
      <CountBadge count={count} label={countLabel} />
    </Anchor>
  );
}
