import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Slot } from '../slot/slot.tsx';
import * as styles from './layout.css.ts';

type Gap = 'none' | 'tiny' | 'small' | 'normal' | 'medium' | 'large' | 'grid';
type Align = 'start' | 'center' | 'end' | 'baseline' | 'stretch';

const stack = cva(styles.stack, {
  variants: {
    gap: styles.gap,
    align: styles.align,
    grow: { true: styles.grow, words: styles.growWords },
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
  asChild?: boolean | undefined;
}

/** Lays out its children vertically. */
export function Stack({ gap, align, grow, ruled, asChild = false, className, ...props }: StackProps) {
  const Root = asChild ? Slot : 'div';
  return <Root className={stack({ gap, align, grow, className })} data-ruled={ruled} {...props} />;
}

const row = cva(styles.row, {
  variants: {
    gap: styles.gap,
    align: styles.align,
    justify: styles.justify,
    wrap: { true: styles.wrap },
    grow: { true: styles.grow, words: styles.growWords },
    folds: { true: styles.folds, reversed: styles.foldsReversed },
  },
  defaultVariants: { gap: 'normal', align: 'center' },
});

export interface RowProps extends StackProps {
  justify?: 'start' | 'between' | 'end' | undefined;
  wrap?: boolean | undefined;
  /** Stacks at full width on phones, for the actions of a card; `reversed` with the last one first. */
  folds?: boolean | 'reversed' | undefined;
}

/** Lays out its children horizontally. */
export function Row(props: RowProps) {
  const { gap, align, justify, wrap, grow, ruled, folds, asChild = false, className, ...rest } = props;
  const Root = asChild ? Slot : 'div';
  return <Root className={row({ gap, align, justify, wrap, grow, folds, className })} data-ruled={ruled} {...rest} />;
}

/**
 * Page layout: `Halves`, two columns of equal width that are stacked on small screens, `Stack`, `Row`, and `WideOnly` and
 * `PhoneOnly`.
 *
 * @instead A main part with an aside is `Columns`, as many columns as fit are a `Grid`, fields side by side a `FormRow`.
 *
 * @accessibility Layout changes the position, never the reading order.
 */
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

/** A hairline inside a card. Between cards use space. */
export function Rule() {
  return <hr className={styles.rule} />;
}
