import type { ComponentProps, ReactNode } from 'react';
import * as styles from './app-shell.css.ts';

export interface TopBarProps {
  /** A `BrandMark`. */
  brand: ReactNode;
  /** The menu button. */
  menu?: ReactNode;
  /** The controls at the end: home, chat, bell, user, logout. */
  children?: ReactNode;
  /** A `QuickExit` with `corner`; the bar reserves its space. */
  quickExit?: ReactNode;
  /** A `LoadingBar` while the next page loads. */
  progress?: ReactNode;
}

function TopBarRoot({ brand, menu, children, quickExit, progress }: TopBarProps) {
  return (
    <>
      {quickExit}
      <header className={`${styles.topBar} ${quickExit ? styles.withExit : ''}`}>
        {menu}
        <div className={styles.brand}>{brand}</div>
        <div className={styles.end}>{children}</div>
        {progress}
      </header>
    </>
  );
}

function Separator() {
  return <span className={styles.separator} />;
}

/** The words of a control with an icon, which are not shown in a bar without room for them. */
export function TopBarWords(props: ComponentProps<'span'>) {
  return <span className={styles.words} {...props} />;
}

/** The sticky bar at the top of the shell, with its controls in a fixed order. */
export const TopBar = /* #__PURE__ */ Object.assign(TopBarRoot, { Separator });
