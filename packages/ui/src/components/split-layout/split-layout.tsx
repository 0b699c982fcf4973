import type { ReactNode } from 'react';
import { Threads } from '../threads/threads.tsx';
import * as styles from './split-layout.css.ts';

export interface SplitLayoutProps {
  /** A `BrandMark`. */
  brand: ReactNode;
  /** A `QuickExit` with `corner`. */
  quickExit: ReactNode;
  /** The button for help in danger, in the header at every width. */
  helpNow: ReactNode;
  /** Additional information at the bottom of the form. */
  foot?: ReactNode;
  /** The content beside the form on wide screens: a sentence, or the next steps. */
  aside?: ReactNode;
  /** The height at which the threads meet: `low` leaves room for a longer `aside`. */
  threads?: 'middle' | 'low' | undefined;
  children: ReactNode;
}

/**
 * A page with one short form beside the two threads: sign in, register.
 *
 * @instead A form in several steps is a `FocusLayout`.
 *
 * @accessibility The form comes first, in `<main id="main">`; the picture beside it is an aside.
 */
export function SplitLayout({
  brand,
  quickExit,
  helpNow,
  foot,
  aside,
  threads = 'middle',
  children,
}: SplitLayoutProps) {
  return (
    <div className={styles.root}>
      {quickExit}
      <div className={styles.form}>
        <header className={styles.head}>
          {brand}
          {helpNow}
        </header>
        <main id="main" className={styles.column} tabIndex={-1}>
          {children}
        </main>
        {foot && <footer className={styles.foot}>{foot}</footer>}
      </div>
      <aside className={styles.aside}>
        <div className={`${styles.words} ${styles.position[threads]}`}>{aside}</div>
        <div className={styles.art}>
          <div className={`${styles.drawing} ${styles.drawn[threads]}`}>
            <Threads position={threads} />
          </div>
        </div>
      </aside>
    </div>
  );
}
