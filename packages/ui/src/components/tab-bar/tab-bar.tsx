import type { ComponentProps, ReactNode } from 'react';
import { CountBadge } from '../count-badge/count-badge.tsx';
import { Slot, Slottable } from '../slot/slot.tsx';
import * as styles from './tab-bar.css.ts';

export interface TabBarProps extends Omit<ComponentProps<'nav'>, 'aria-label'> {
  /** The name of the navigation: "Main". */
  label: string;
  /** Up to five `TabBar.Item`s. */
  children: ReactNode;
}

/**
 * Where a divorcee goes most, under the thumb on a phone. Goes into `AppShell`.
 *
 * @instead Wider screens have the `SideMenu`; parts of one page are `Tabs`.
 *
 * @accessibility A navigation with a name; the open page is `aria-current`, and counts are read in words.
 */
function TabBarRoot({ label, className = '', ...props }: TabBarProps) {
  return <nav className={`${styles.bar} ${className}`} aria-label={label} {...props} />;
}

export interface TabBarItemProps extends ComponentProps<'a'> {
  icon: ReactNode;
  /** The page one is on. */
  current?: boolean | undefined;
  count?: number | undefined;
  /** The count in words: "2 new". */
  countLabel?: string | undefined;
  /** Render the child: a link of the router, or a button that opens a panel. */
  asChild?: boolean | undefined;
}

function Item(props: TabBarItemProps) {
  const { icon, current, count = 0, countLabel = '', asChild = false, className = '', children, ...rest } = props;
  const Root = asChild ? Slot : 'a';
  return (
    <Root className={`${styles.item} ${className}`} aria-current={current ? 'page' : undefined} {...rest}>
      {icon}
      <Slottable>{children}</Slottable>
      <CountBadge count={count} label={countLabel} className={styles.count} />
    </Root>
  );
}

/** Where a divorcee goes most, under the thumb on a phone; wider screens have the side menu. Goes into `AppShell`. */
export const TabBar = /* #__PURE__ */ Object.assign(TabBarRoot, { Item });
