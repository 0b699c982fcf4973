import type { ReactNode } from 'react';
import * as styles from './app-shell.css.ts';

export interface AppShellProps {
  /** A `TopBar`. */
  topBar: ReactNode;
  /** A `SideMenu`. On small screens it is hidden: put the same menu into a `MenuButton`, which opens it over the page. */
  side: ReactNode;
  /** Hides the side menu on wide screens too, to make room. */
  folded?: boolean | undefined;
  /** A `Banner` about the whole product. */
  banner?: ReactNode;
  /** A `TabBar`, for phones: at the bottom, and at the side of a phone held sideways. */
  tabBar?: ReactNode;
  /** The page fills the window and scrolls inside itself. */
  flush?: boolean | undefined;
  children: ReactNode;
}

/**
 * The frame of every page for signed-in people: top bar, side menu and the page.
 *
 * @instead A single task is a `FocusLayout`; a short form for guests is a `SplitLayout`.
 *
 * @accessibility `SkipLink` leads to its `<main id="main">`. On small screens the side menu is also removed from the
 * tab order; `MenuButton` opens it.
 */
export function AppShell({ topBar, side, folded, banner, tabBar, flush, children }: AppShellProps) {
  const shape = [styles.shell, flush && styles.fixed, folded && styles.folded, tabBar && styles.withTabs];
  return (
    <div className={shape.filter(Boolean).join(' ')}>
      {topBar}
      {banner && <div className={styles.banner}>{banner}</div>}
      <div className={styles.side}>{side}</div>
      <main id="main" className={flush ? styles.flush : styles.main} tabIndex={-1}>
        {flush ? children : <div className={styles.inner}>{children}</div>}
      </main>
      {tabBar}
    </div>
  );
}
