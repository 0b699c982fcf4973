import type { ComponentProps, ReactNode } from 'react';
import { tablet } from '../../theme/media.ts';
import { useMedia } from '../../theme/use-media.ts';
import * as styles from './pane-layout.css.ts';

export interface PaneLayoutProps {
  /** `review` is 288 + viewer + 320 px, `chat` is 264 + pane + 344 px. */
  kind: 'review' | 'chat';
  /** The list one chooses from. */
  start: ReactNode;
  /** What stands beside the work: a decision, or the AI panel. */
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
 * @instead Pages that scroll as a whole use `Columns`.
 *
 * @accessibility Where panes are stacked, the work is read first, then what stands beside it, then the list. Where
 * one is shown at a time, the others leave the order of the Tab key.
 */
export function PaneLayout({ kind, start, end, children, narrow = 'stacked' }: PaneLayoutProps) {
  const isStacked = useMedia(tablet) && narrow === 'stacked';
  const tint = kind === 'chat' ? styles.quiet : styles.plain;
  const away = (pane: 'start' | 'main' | 'end') => (narrow === 'stacked' || narrow === pane ? '' : styles.away);
  const columns = end ? styles.kind[kind] : styles.two[kind];
  const list = (
    <div key="start" className={`${styles.start} ${tint} ${away('start')}`}>
      {start}
    </div>
  );
  return (
    <div className={`${styles.root} ${columns} ${narrow === 'stacked' ? styles.stacked : ''}`}>
      {!isStacked && list}
      <div key="main" className={`${styles.main} ${away('main')}`}>
        {children}
      </div>
      {end && (
        <div key="end" className={`${styles.end} ${tint} ${away('end')}`}>
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
