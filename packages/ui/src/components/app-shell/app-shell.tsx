import type { ReactNode } from 'react';
import * as styles from './app-shell.css.ts';

export interface AppShellProps {
  /** A `TopBar`. */
  topBar: ReactNode;
  /** A `SideMenu`. On small screens it is hidden: put the same menu into a `Drawer` behind the menu button. */
  side: ReactNode;
  /** The page fills the window and scrolls inside itself. */
  flush?: boolean | undefined;
  children: ReactNode;
}

/** The frame of every page for signed-in people. Its `<main id="main">` is where the `SkipLink` leads. */
export function AppShell({ topBar, side, flush = false, children }: AppShellProps) {
  return (
    <div className={styles.shell}>
      {topBar}
      <div className={styles.side}>{side}</div>
      <main id="main" className={flush ? styles.flush : styles.main} tabIndex={-1}>
        {flush ? children : <div className={styles.inner}>{children}</div>}
      </main>
    </div>
  );
}
