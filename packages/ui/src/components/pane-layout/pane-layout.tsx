import type { ComponentProps, ReactNode } from 'react';
import { tablet } from '../../theme/breakpoints.ts';
import { useMediaQuery } from '../../theme/use-media-query.ts';
import * as styles from './pane-layout.css.ts';

export interface PaneLayoutProps {
  /** The list one chooses from. */
  start: ReactNode;
  /** Beside the work: the decision about it. */
  end?: ReactNode;
  /** The work itself. */
  children: ReactNode;
  /**
   * Under 1100 px: `stacked` puts the end under the work and the list last; otherwise the one pane to show, with a way back
   * to the others that the pane brings itself.
   */
  narrow?: 'stacked' | 'start' | 'main' | 'end' | undefined;
}

/**
 * Three panes that scroll by themselves, filling a flush `AppShell` or a wide `Drawer`: choose, work, decide.
 *
 * @instead Pages that scroll as a whole use `Columns`, a chat uses `ChatLayout`.
 *
 * @accessibility Where panes are stacked, the work is read first, then what stands beside it, then the list. Where
 * one is shown at a time, the others leave the order of the Tab key.
 */
export function PaneLayout({ start, end, children, narrow = 'stacked' }: PaneLayoutProps) {
  const isStacked = useMediaQuery(tablet) && narrow === 'stacked';
  const away = (pane: 'start' | 'main' | 'end') => (narrow === 'stacked' || narrow === pane ? '' : styles.away);
  const list = (
    <div key="start" className={`${styles.pane} ${styles.start} ${away('start')}`}>
      {start}
    </div>
  );
  return (
    <div className={`${end ? styles.three : styles.two} ${narrow === 'stacked' ? styles.stacked : ''}`}>
      {!isStacked && list}
      <div key="main" className={`${styles.pane} ${away('main')}`}>
        {children}
      </div>
      {end && (
        <div key="end" className={`${styles.pane} ${styles.end} ${away('end')}`}>
          {end}
        </div>
      )}
      {isStacked && list}
    </div>
  );
}

/** The first thing in a pane: its title, how much there is, a filter. */
export function PaneHead({ className = '', ...props }: ComponentProps<'header'>) {
  return <header className={`${styles.head} ${className}`} {...props} />;
}
