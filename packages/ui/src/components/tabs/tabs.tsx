import * as RadixTabs from '@radix-ui/react-tabs';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { pageDirection } from '../../theme/page-direction.ts';
import { CountBadge } from '../count-badge/count-badge.tsx';
import { Slot, Slottable } from '../slot/slot.tsx';
import * as styles from './tabs.css.ts';

/**
 * Switches between sections of one page.
 *
 * @instead For sections with addresses of their own use `Links`, for views of one list `SegmentedControl`.
 *
 * @accessibility One tab stop; arrow keys, Home and End move and activate, Tab goes to the panel. `Links` are a
 * navigation whose links are tab stops.
 */
export function Root(props: ComponentProps<typeof RadixTabs.Root>) {
  return <RadixTabs.Root dir={pageDirection()} {...props} />;
}

export interface ListProps extends Omit<ComponentProps<typeof RadixTabs.List>, 'aria-label'> {
  /** The name of the tabs: "Okafor family". */
  label: string;
}

/** The row of tabs. Arrow keys move between them; on narrow screens it scrolls sideways. */
export function List({ label, className = '', ...props }: ListProps) {
  const row = useShowCurrent<HTMLDivElement>();
  return <RadixTabs.List ref={row} className={`${styles.list} ${className}`} aria-label={label} {...props} />;
}

/** Scrolls a row to its current tab, without moving the page, and fades the ends at which there are more. */
function useShowCurrent<Row extends HTMLElement>() {
  const row = useRef<Row>(null);
  const shown = useRef<Element>(null);
  useEffect(() => {
    if (row.current) fadeEnds(row.current);
    const current = row.current?.querySelector('[aria-current], [aria-selected=true]');
    if (!row.current || !current || current === shown.current) return;
    shown.current = current;
    const { outer, left, right } = hiddenEnds(row.current);
    const inner = current.getBoundingClientRect();
    const [from, to] = [left, right].map((hasMore) => (hasMore ? fadePixels() : 0)) as [number, number];
    if (inner.left >= outer.left + from && inner.right <= outer.right - to) return;
    row.current.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  });
  useEffect(() => {
    const scrolled = row.current;
    if (!scrolled) return undefined;
    const update = () => fadeEnds(scrolled);
    const resizes = new ResizeObserver(update);
    resizes.observe(scrolled);
    scrolled.addEventListener('scroll', update, { passive: true });
    return () => {
      resizes.disconnect();
      scrolled.removeEventListener('scroll', update);
    };
  }, []);
  return row;
}

/** How wide the faded end of a row is. */
const fade = '3rem';
const fadePixels = () => 3 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** At which ends a row goes on beyond what is seen of it. */
function hiddenEnds(row: HTMLElement) {
  const [outer, tabs] = [row.getBoundingClientRect(), Array.from(row.children, (it) => it.getBoundingClientRect())];
  return {
    outer,
    left: tabs.some((it) => it.left < outer.left - 1),
    right: tabs.some((it) => it.right > outer.right + 1),
  };
}

/** Where a row goes on beyond its left or right end, that end fades out. */
function fadeEnds(row: HTMLElement) {
  const { left, right } = hiddenEnds(row);
  const [from, to] = [left, right].map((hasMore) => (hasMore ? fade : '0px'));
  // A tab that gets the focus is scrolled clear of the fade.
  row.style.scrollPaddingInline = fade;
  row.style.maskImage = left || right ? `linear-gradient(90deg, #0000, #000 ${from} calc(100% - ${to}), #0000)` : '';
}

interface Mark {
  icon?: ReactNode;
  /** The number of items in the panel; nothing at 0. */
  count?: number | undefined;
  /** The count in words: "6 to review". */
  countLabel?: string | undefined;
}

export interface TabProps extends ComponentProps<typeof RadixTabs.Trigger>, Mark {}

/** One tab. Its label is a noun. */
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

/**
 * Styled like tabs, for sections with addresses: a navigation whose links are tab stops and can be opened in a new tab.
 */
export function Links({ label, className = '', ...props }: LinksProps) {
  const row = useShowCurrent<HTMLElement>();
  return <nav ref={row} className={`${styles.list} ${className}`} aria-label={label} {...props} />;
}

export interface LinkProps extends ComponentProps<'a'>, Mark {
  /** Whether it is the current section. */
  current?: boolean | undefined;
  /** Render the child, a link of the router. */
  asChild?: boolean | undefined;
}

/** The link to one section. */
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
