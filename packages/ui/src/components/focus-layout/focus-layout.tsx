import type { ReactNode } from 'react';
import * as styles from './focus-layout.css.ts';

interface Frame {
  /** A `BrandMark`. */
  brand: ReactNode;
  /** The end of the header, on a phone below it: the save status, and the link to stop for today. */
  headEnd?: ReactNode;
  /** `form` for one short form, `reading` for text and questions. */
  width?: 'form' | 'reading' | undefined;
  /** Without a header and vertically centered, for a page with a single message. */
  bare?: boolean | undefined;
  /** A `Stepper`, on the left; on narrow screens above the content. */
  steps?: ReactNode;
  /** Why the data is needed, who can see it, and the quick exit; on narrow screens below the content. */
  help?: ReactNode;
  /** The way back, at the start of the actions. */
  back?: ReactNode;
  /** The actions at the bottom, the primary one last. */
  foot?: ReactNode;
  children: ReactNode;
}

/** Where people can leave at once, they also find help in danger. */
interface Safety {
  /** A `QuickExit` with `corner`. */
  quickExit: ReactNode;
  /** The button for help in danger, in the header at every width. */
  helpNow: ReactNode;
}

export type FocusLayoutProps = Frame & (Safety | { [Name in keyof Safety]?: undefined });

/**
 * A page with a single task and no menus: the intake, an invitation, an error.
 *
 * @instead Use `AppShell` for pages of signed-in people, `SplitLayout` for a short form for guests.
 *
 * @accessibility Head, `<main id="main">`, help as an `aside`, then the actions; the tab order is the same.
 */
export function FocusLayout(props: FocusLayoutProps) {
  const {
    brand,
    headEnd,
    quickExit,
    helpNow,
    width = 'reading',
    bare = false,
    steps,
    help,
    back,
    foot,
    children,
  } = props;
  const isWizard = Boolean(steps ?? help);
  const hasFoot = Boolean(back ?? foot);
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
    <div className={`${styles.root} ${hasFoot ? styles.aboveFoot : ''}`}>
      {quickExit}
      <header className={`${styles.head} ${bare ? '' : styles.withBar}`}>
        <div className={styles.first}>
          {brand}
          {helpNow}
        </div>
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
      {hasFoot && (
        <footer className={`${styles.foot} ${isWizard ? styles.beside : ''}`}>
          <div className={styles.actions}>
            {back && <div className={styles.back}>{back}</div>}
            {foot}
          </div>
        </footer>
      )}
    </div>
  );
}
