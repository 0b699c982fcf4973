import type { ReactNode } from 'react';
import * as styles from './app-shell.css.ts';

export interface AppShellProps {
  /** A `TopBar`. */
  topBar: ReactNode;
  /** A `SideMenu`. On small screens it is hidden: put the same menu into a `MenuButton`, which opens it over the page. */
  side: ReactNode;
  /** The side menu is put away on wide screens too, for work that needs the room. */
  folded?: boolean | undefined;
  /** A `Banner` about the whole product. */
  banner?: ReactNode;
  /** A `TabBar`, for phones. */
  tabBar?: ReactNode;
  /** The page fills the window and scrolls inside itself. */
  flush?: boolean | undefined;
  children: ReactNode;
}

/**
 * The frame of every page for signed-in people: top bar, side menu and the page.
 *
 * @instead One thing at a time is a `FocusLayout`; a short form for guests is a `SplitLayout`.
 *
 * @accessibility Its `<main id="main">` is where the `SkipLink` leads. Where there is no room the side menu is gone
 * from the order of the Tab key too; `MenuButton` opens it.
 */
export function AppShell({ topBar, side, folded, banner, tabBar, flush, children }: AppShellProps) {
  const shape = [styles.shell, flush && styles.fixed, folded && styles.folded, tabBar && styles.aboveTabs];
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
