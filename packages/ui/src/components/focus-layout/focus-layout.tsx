import type { ReactNode } from 'react';
import * as styles from './focus-layout.css.ts';

export interface FocusLayoutProps {
  /** A `BrandMark`. */
  brand: ReactNode;
  /** A `QuickExit` with `corner`. */
  quickExit?: ReactNode;
  /** `form` for one short form, `reading` for text and questions. */
  width?: 'form' | 'reading' | undefined;
  children: ReactNode;
}

/** One thing at a time, without menus: an invitation, an error, a page outside the shell. */
export function FocusLayout({ brand, quickExit, width = 'reading', children }: FocusLayoutProps) {
  return (
    <div className={styles.root}>
      {quickExit}
      <header className={styles.head}>{brand}</header>
      <main id="main" className={`${styles.column} ${styles.width[width]}`} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
