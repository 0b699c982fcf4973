import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Slot } from '../slot/slot.tsx';
import * as styles from './layout.css.ts';

type Gap = 'none' | 'tiny' | 'small' | 'normal' | 'medium' | 'large' | 'grid';
type Align = 'start' | 'center' | 'end' | 'baseline' | 'stretch';

const stack = cva(styles.stack, {
  variants: { gap: styles.gap, align: styles.align, grow: { true: styles.grow } },
  defaultVariants: { gap: 'medium' },
});

export interface StackProps extends ComponentProps<'div'> {
  /** 0, 4, 8, 12, 16 or 24 px; `grid` is the gap between cards. */
  gap?: Gap | undefined;
  align?: Align | undefined;
  /** Takes the room that its neighbors in a row leave. */
  grow?: boolean | undefined;
  asChild?: boolean | undefined;
}

/** One thing under another. */
export function Stack({ gap, align, grow, asChild = false, className, ...props }: StackProps) {
  const Root = asChild ? Slot : 'div';
  return <Root className={stack({ gap, align, grow, className })} {...props} />;
}

const row = cva(styles.row, {
  variants: {
    gap: styles.gap,
    align: styles.align,
    justify: styles.justify,
    wrap: { true: styles.wrap },
    grow: { true: styles.grow },
    folds: { true: styles.folds },
  },
  defaultVariants: { gap: 'normal', align: 'center' },
});

export interface RowProps extends StackProps {
  justify?: 'start' | 'between' | 'end' | undefined;
  wrap?: boolean | undefined;
  /** On a phone under each other and as wide as the page: the actions of a card. */
  folds?: boolean | undefined;
}

/** One thing beside another. */
export function Row(props: RowProps) {
  const { gap, align, justify, wrap, grow, folds, asChild = false, className, ...rest } = props;
  const Root = asChild ? Slot : 'div';
  return <Root className={row({ gap, align, justify, wrap, grow, folds, className })} {...rest} />;
}

const columns = cva(styles.columns, { variants: { size: styles.asideSize }, defaultVariants: { size: 'medium' } });

export interface ColumnsProps {
  /** The content beside the main part; below it on small screens. */
  aside: ReactNode;
  /** How wide that is: `small` beside a calendar, 344 or at work 360 px otherwise. */
  size?: 'small' | 'medium' | undefined;
  children: ReactNode;
}

/**
 * Places the parts of a page: `Columns` for the main thing and what stands beside it, `Halves`, `Stack` and `Row`,
 * and what only wide screens or phones show.
 *
 * @instead Fields side by side are a `FormRow`, panes that scroll by themselves a `PaneLayout`.
 *
 * @accessibility What is read first is written first: only the place changes, never the order. What stands beside is
 * an `aside`.
 */
export function Columns({ aside, size, children }: ColumnsProps) {
  return (
    <div className={columns({ size })}>
      <div className={styles.column}>{children}</div>
      <aside className={styles.column}>{aside}</aside>
    </div>
  );
}

/** Two by two at the same width; one under the other on small screens. */
export function Halves({ className = '', ...props }: ComponentProps<'div'>) {
  return <div className={`${styles.halves} ${className}`} {...props} />;
}

/** Content hidden on phones, below 640 px. Only for content that is available elsewhere too. */
export function WideOnly(props: ComponentProps<'div'>) {
  return <div className={styles.wideOnly} {...props} />;
}

/** Content for phones that is elsewhere on wide screens, where a `WideOnly` contains it. */
export function PhoneOnly(props: ComponentProps<'div'>) {
  return <div className={styles.phoneOnly} {...props} />;
}

/** A hairline between two thoughts in one place. Between cards, use space. */
export function Rule() {
  return <hr className={styles.rule} />;
}
