import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import * as styles from './columns.css.ts';

const columns = cva(styles.columns, { variants: { size: styles.asideSize }, defaultVariants: { size: 'medium' } });

export interface ColumnsProps {
  /** The content beside the main part; below it on small screens. */
  aside: ReactNode;
  /** The width of the aside: `small` beside a calendar; otherwise 344 px, or 360 px on compact pages. */
  size?: 'small' | 'medium' | undefined;
  children: ReactNode;
}

/**
 * A main part with an aside, which is below it on small screens.
 *
 * @instead As many columns as fit are a `Grid`, two of equal width `Halves`, panes that scroll by themselves a `PaneLayout`.
 *
 * @accessibility Layout changes the position, never the reading order. The second column is an `aside`.
 */
export function Columns({ aside, size, children }: ColumnsProps) {
  return (
    <div className={columns({ size })}>
      <div className={styles.column}>{children}</div>
      <aside className={styles.column}>{aside}</aside>
    </div>
  );
}
