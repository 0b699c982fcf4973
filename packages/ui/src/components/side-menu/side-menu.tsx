import { ChevronDown } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { CountBadge } from '../count-badge/count-badge.tsx';
import { Slot, Slottable } from '../slot/slot.tsx';
import * as styles from './side-menu.css.ts';

export interface SideMenuProps {
  /** The role: "Mediator". */
  title: string;
  /** The account: "ruth.lindqvist · mediator". */
  subtitle: string;
  /** Groups of items. */
  children: ReactNode;
}

/**
 * The navigation of a role: pages and tools. In the shell, and in a `Drawer` on small screens.
 *
 * @instead The main pages on a phone are a `TabBar`, parts of one page `Tabs.Links`.
 *
 * @accessibility Navigations with names; the current page is `aria-current`, counts are read as text.
 */
function SideMenuRoot({ title, subtitle, children }: SideMenuProps) {
  return (
    <div className={styles.menu}>
      <div className={styles.identity}>
        <p className={styles.title}>{title}</p>
        <p className={styles.subtitle}>{subtitle}</p>
      </div>
      {children}
    </div>
  );
}

export interface SideMenuGroupProps {
  /** The heading of the group: "Tools". */
  title?: string | undefined;
  /** The accessible name of a group without a title: "Pages". */
  label?: string | undefined;
  children: ReactNode;
}

function Group({ title, label, children }: SideMenuGroupProps) {
  const id = useId();
  return (
    <nav className={styles.group} aria-label={label} aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && (
        <p className={styles.groupTitle} id={id}>
          {title}
        </p>
      )}
      {children}
    </nav>
  );
}

export interface SideMenuItemProps extends ComponentProps<'button'> {
  icon: ReactNode;
  /** Whether it is the current page. */
  current?: boolean | undefined;
  count?: number | undefined;
  /** The count in words: "2 new". */
  countLabel?: string | undefined;
  /** Render the child, a link. */
  asChild?: boolean | undefined;
}

function Item({
  icon,
  current,
  count = 0,
  countLabel = '',
  asChild,
  className = '',
  children,
  ...props
}: SideMenuItemProps) {
  const Root = asChild ? Slot : 'button';
  return (
    <Root
      type={asChild ? undefined : 'button'}
      className={`${styles.item} ${className}`}
      aria-current={current ? 'page' : undefined}
      {...props}
    >
      {icon}
      <Slottable>{children}</Slottable>
      <CountBadge count={count} label={countLabel} className={styles.count} />
    </Root>
  );
}

/** A recent event of the case. */
export interface RecentEntry {
  id: string;
  text: ReactNode;
  /** The time as people read it: "2h ago". */
  time: ReactNode;
}

export interface SideMenuRecentProps {
  /** "Recent Activity" */
  title: string;
  icon: ReactNode;
  entries: readonly RecentEntry[];
  /** The empty state. */
  empty: ReactNode;
  defaultOpen?: boolean | undefined;
}

function Recent({ title, icon, entries, empty, defaultOpen = true }: SideMenuRecentProps) {
  return (
    <details open={defaultOpen}>
      <summary className={`${styles.item} ${styles.summary}`}>
        {icon}
        {title}
        <ChevronDown />
      </summary>
      <ul className={styles.recent}>
        {entries.length === 0 && <li className={styles.entry}>{empty}</li>}
        {entries.map(({ id, text, time }) => (
          <li key={id} className={styles.entry}>
            {text}
            <span className={styles.time}>{time}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The navigation of a role: pages and tools. In the shell, and in a `Drawer` on small screens. */
export const SideMenu = /* #__PURE__ */ Object.assign(SideMenuRoot, { Group, Item, Recent });
