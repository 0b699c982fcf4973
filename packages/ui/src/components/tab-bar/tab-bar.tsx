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
 * The main pages of a divorcee, at the bottom of a phone's screen, or at its side when it is held sideways. Goes into
 * `AppShell`.
 *
 * @instead Wider screens use `SideMenu`; parts of one page are `Tabs`.
 *
 * @accessibility A navigation with a name; the current page is `aria-current`, and counts are read as text.
 */
function TabBarRoot({ label, className = '', ...props }: TabBarProps) {
  return <nav className={`${styles.bar} ${className}`} aria-label={label} {...props} />;
}

export interface TabBarItemProps extends ComponentProps<'a'> {
  icon: ReactNode;
  /** Whether it is the current page. */
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

/**
 * The main pages of a divorcee, at the bottom of a phone's screen, or at its side when it is held sideways; larger screens
 * use the side menu. Goes into `AppShell`.
 */
export const TabBar = /* #__PURE__ */ Object.assign(TabBarRoot, { Item });
