import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Slot } from '../slot/slot.tsx';
import * as styles from './layout.css.ts';

type Gap = 'none' | 'tiny' | 'small' | 'normal' | 'medium' | 'large' | 'grid';
type Align = 'start' | 'center' | 'end' | 'baseline' | 'stretch';

const stack = cva(styles.stack, {
  variants: {
    gap: styles.gap,
    align: styles.align,
    grow: { true: styles.grow, words: styles.growWords },
    ruled: { true: styles.ruled },
    width: styles.width,
  },
  defaultVariants: { gap: 'medium' },
});

export interface StackProps extends ComponentProps<'div'> {
  /** 0, 4, 8, 12, 16 or 24 px; `grid` is the gap between cards. */
  gap?: Gap | undefined;
  align?: Align | undefined;
  /** Takes the remaining width in a row; `words` takes a line of its own where less than 14 rem are left. */
  grow?: boolean | 'words' | undefined;
  /** Under a hairline, for a part of a page. */
  ruled?: boolean | undefined;
  /**
   * Not wider than it reads well: `form` for a form, `short` for a field with a number, `filter`
   * for one of several filters, `clause` in the middle of a pane.
   */
  width?: keyof typeof styles.width | undefined;
  asChild?: boolean | undefined;
}

/** Lays out its children vertically. */
export function Stack({ gap, align, grow, ruled, width, asChild = false, className, ...props }: StackProps) {
  const Root = asChild ? Slot : 'div';
  return <Root className={stack({ gap, align, grow, ruled, width, className })} {...props} />;
}

const row = cva(styles.row, {
  variants: {
    gap: styles.gap,
    align: styles.align,
    justify: styles.justify,
    wrap: { true: styles.wrap },
    grow: { true: styles.grow, words: styles.growWords },
    ruled: { true: styles.ruled },
    folds: { true: styles.folds, reversed: styles.foldsReversed },
  },
  defaultVariants: { gap: 'normal', align: 'center' },
});

export interface RowProps extends Omit<StackProps, 'width'> {
  justify?: 'start' | 'between' | 'end' | undefined;
  wrap?: boolean | undefined;
  /** Stacks at full width on phones, for the actions of a card; `reversed` with the last one first. */
  folds?: boolean | 'reversed' | undefined;
}

/** Lays out its children horizontally. */
export function Row(props: RowProps) {
  const { gap, align, justify, wrap, grow, ruled, folds, asChild = false, className, ...rest } = props;
  const Root = asChild ? Slot : 'div';
  return <Root className={row({ gap, align, justify, wrap, grow, ruled, folds, className })} {...rest} />;
}

const columns = cva(styles.columns, { variants: { size: styles.asideSize }, defaultVariants: { size: 'medium' } });

export interface ColumnsProps {
  /** The content beside the main part; below it on small screens. */
  aside: ReactNode;
  /** The width of the aside: `small` beside a calendar; otherwise 344 px, or 360 px on compact pages. */
  size?: 'small' | 'medium' | undefined;
  children: ReactNode;
}

/**
 * Page layout: `Columns` for a main part with an aside, `Halves`, `Grid`, `Stack`, `Row`, and `WideOnly`, `PhoneOnly` and
 * `ScreenOnly`.
 *
 * @instead Fields side by side are a `FormRow`, panes that scroll by themselves a `PaneLayout`.
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

const grid = cva(styles.grid, {
  variants: { gap: styles.gap, align: styles.align },
  defaultVariants: { gap: 'medium', align: 'stretch' },
});

export interface GridProps extends Pick<StackProps, 'gap' | 'align'>, ComponentProps<'div'> {
  /** The least width of a column in rem. */
  column: number;
}

/** As many columns of equal width as there is room for. */
export function Grid({ column, gap, align, className, style, ...props }: GridProps) {
  const gridTemplateColumns = `repeat(auto-fit, minmax(min(${column}rem, 100%), 1fr))`;
  return <div className={grid({ gap, align, className })} style={{ gridTemplateColumns, ...style }} {...props} />;
}

/** Two columns of equal width; stacked on small screens. */
export function Halves({ className = '', ...props }: ComponentProps<'div'>) {
  return <div className={`${styles.halves} ${className}`} {...props} />;
}

/** Content hidden on phones, below 640 px. Only for content that is available elsewhere too. */
export function WideOnly(props: ComponentProps<'div'>) {
  return <div className={styles.wideOnly} {...props} />;
}

/** Content only for phones, which wide screens show elsewhere in a `WideOnly`. */
export function PhoneOnly(props: ComponentProps<'div'>) {
  return <div className={styles.phoneOnly} {...props} />;
}

/** Content left out on paper: actions, and what is about the screen. */
export function ScreenOnly(props: ComponentProps<'div'>) {
  return <div className={styles.screenOnly} {...props} />;
}

/** The space around a page, where the shell is flush. */
export function PagePadding(props: ComponentProps<'div'>) {
  return <div className={styles.pagePadding} {...props} />;
}

/** A hairline inside a card. Between cards use space. */
export function Rule() {
  return <hr className={styles.rule} />;
}
