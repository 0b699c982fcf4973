import type { ReactNode } from 'react';
import * as styles from './blocks.css.ts';

/** Shows its children in the light and in the dark theme. */
export function ByDayAndNight({ children }: { children: ReactNode }) {
  return (
    <div className={`${styles.page} ${styles.panes}`}>
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} className={styles.pane} data-theme={theme}>
          {children}
        </div>
      ))}
    </div>
  );
}
