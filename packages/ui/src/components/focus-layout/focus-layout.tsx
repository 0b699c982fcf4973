import type { ReactNode } from 'react';
import * as styles from './focus-layout.css.ts';

export interface FocusLayoutProps {
  /** A `BrandMark`. */
  brand: ReactNode;
  /** At the end of the head: what is saved, and the way to stop for today. */
  headEnd?: ReactNode;
  /** A `QuickExit` with `corner`. */
  quickExit?: ReactNode;
  /** `form` for one short form, `reading` for text and questions. */
  width?: 'form' | 'reading' | undefined;
  /** No bar at the top and the content in the middle, for a page that says one thing. */
  bare?: boolean | undefined;
  /** A `Stepper`, on the left. On narrow screens it is above. */
  steps?: ReactNode;
  /** Why the data is needed, who can see it, and the safe way out. On narrow screens it is below. */
  help?: ReactNode;
  /** The actions, at the bottom of the window: back first, the primary one last. */
  foot?: ReactNode;
  children: ReactNode;
}

/**
 * One thing at a time, without menus: the intake, an invitation, an error, a page outside the shell.
 *
 * @instead Use `AppShell` for pages of signed-in people, `SplitLayout` for a short form for guests.
 *
 * @accessibility Head, `<main id="main">`, help as an aside and the actions at the end, in this order for the Tab
 * key too.
 */
export function FocusLayout(props: FocusLayoutProps) {
  const { brand, headEnd, quickExit, width = 'reading', bare = false, steps, help, foot, children } = props;
  const isWizard = Boolean(steps ?? help);
  const main = (
    <main
      id="main"
      className={`${styles.column} ${styles.width[width]} ${isWizard ? styles.middle : ''} ${bare ? styles.centered : ''}`}
      tabIndex={-1}
    >
      {children}
    </main>
  );
  return (
    <div className={styles.root}>
      {quickExit}
      <header className={`${styles.head} ${bare ? '' : styles.bar}`}>
        {brand}
        {headEnd && <div className={styles.end}>{headEnd}</div>}
      </header>
      {isWizard ? (
        <div className={styles.grid}>
          {steps && <div className={styles.steps}>{steps}</div>}
          {main}
          {help && <aside className={styles.aside}>{help}</aside>}
        </div>
      ) : (
        main
      )}
      {foot && (
        <footer className={`${styles.foot} ${isWizard ? styles.beside : ''}`}>
          <div className={styles.actions}>{foot}</div>
        </footer>
      )}
    </div>
  );
}
