import type { ComponentProps, ReactNode } from 'react';
import { tablet } from '../../theme/breakpoints.ts';
import { useMediaQuery } from '../../theme/use-media-query.ts';
import * as styles from './pane-layout.css.ts';

export interface PaneLayoutProps {
  /** The list to choose from. */
  start: ReactNode;
  /** The pane beside the main one, for example for a decision. */
  end?: ReactNode;
  /** The main pane. */
  children: ReactNode;
  /**
   * Below 1100 px: `stacked` puts `end` under the main pane and the list last; otherwise the name of the one pane to
   * show, which needs its own back button.
   */
  narrow?: 'stacked' | 'start' | 'main' | 'end' | undefined;
}

/**
 * Three panes that scroll by themselves, filling a flush `AppShell` or a wide `Drawer`: a list, the main pane, a
 * decision.
 *
 * @instead Pages that scroll as a whole use `Columns`, a chat uses `ChatLayout`.
 *
 * @accessibility Stacked panes are read in this order: main, `end`, list. Where one pane is shown at a time, the others
 * are removed from the tab order.
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

/** The header of a pane: its title, a count, a filter. */
export function PaneHead({ className = '', ...props }: ComponentProps<'header'>) {
  return <header className={`${styles.head} ${className}`} {...props} />;
}

/** Only where one pane is shown at a time: the ways from one to the other. */
export function PaneBar(props: ComponentProps<'div'>) {
  return <div className={styles.bar} {...props} />;
}

export interface PaneBodyProps extends ComponentProps<'div'> {
  /** Without padding, as high as the pane. */
  flush?: boolean | undefined;
}

/** The content of a pane. */
export function PaneBody({ flush = false, className = '', ...props }: PaneBodyProps) {
  return <div className={`${flush ? styles.fill : styles.padded} ${className}`} {...props} />;
}
