import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { align as alignItems, gap as gaps } from '../layout/layout.css.ts';
import { Stack, type StackProps } from '../layout/layout.tsx';
import * as styles from './grid.css.ts';

const grid = cva(styles.grid, {
  variants: { gap: gaps, align: alignItems },
  defaultVariants: { gap: 'medium', align: 'stretch' },
});

export interface GridProps extends Pick<StackProps, 'gap' | 'align'>, ComponentProps<'div'> {
  /** The least width of a column in rem. */
  column: number;
}

/**
 * As many columns of equal width as there is room for. Beside it are the other parts of pages that guests do not load:
 * `Measure` for what reads well in a narrow column, `Cells` in a flush card, `PagePadding` and `ScreenOnly`.
 *
 * @instead A main part with an aside is `Columns`, two short fields a `FormRow`.
 *
 * @accessibility Layout changes the position, never the reading order.
 */
export function Grid({ column, gap, align, className, style, ...props }: GridProps) {
  const gridTemplateColumns = `repeat(auto-fit, minmax(min(${column}rem, 100%), 1fr))`;
  return <div className={grid({ gap, align, className })} style={{ gridTemplateColumns, ...style }} {...props} />;
}

/** What is beside each other in a flush card, with hairlines between. */
export function Cells({ children }: { children: ReactNode }) {
  return <div className={styles.cells}>{children}</div>;
}

export interface MeasureProps extends StackProps {
  /** `form` for a form, `short` for a field with a number, `filter` for one of several, `clause` in the middle of a pane. */
  size: keyof typeof styles.measure;
}

/** A `Stack` that is not wider than it reads well. */
export function Measure({ size, className = '', ...props }: MeasureProps) {
  return <Stack className={`${styles.measure[size]} ${className}`} {...props} />;
}

/** Content left out on paper: actions, and what is about the screen. */
export function ScreenOnly(props: ComponentProps<'div'>) {
  return <div className={styles.screenOnly} {...props} />;
}

/** The space around a page, where the shell is flush. */
export function PagePadding(props: ComponentProps<'div'>) {
  return <div className={styles.pagePadding} {...props} />;
}
