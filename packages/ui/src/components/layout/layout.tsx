import { Slot } from '@radix-ui/react-slot';
import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import * as styles from './layout.css.ts';

type Gap = 'none' | 'tiny' | 'small' | 'normal' | 'medium' | 'large' | 'grid';
type Align = 'start' | 'center' | 'end' | 'baseline' | 'stretch';

const stack = cva(styles.stack, {
  variants: { gap: styles.gap, align: styles.align },
  defaultVariants: { gap: 'medium' },
});

export interface StackProps extends ComponentProps<'div'> {
  /** 0, 4, 8, 12, 16 or 24 px; `grid` is the gap between cards. */
  gap?: Gap | undefined;
  align?: Align | undefined;
  asChild?: boolean | undefined;
}

/** One thing under another. */
export function Stack({ gap, align, asChild = false, className, ...props }: StackProps) {
  const Root = asChild ? Slot : 'div';
  return <Root className={stack({ gap, align, className })} {...props} />;
}

const row = cva(styles.row, {
  variants: { gap: styles.gap, align: styles.align, justify: styles.justify, wrap: { true: styles.wrap } },
  defaultVariants: { gap: 'normal', align: 'center' },
});

export interface RowProps extends StackProps {
  justify?: 'start' | 'between' | 'end' | undefined;
  wrap?: boolean | undefined;
}

/** One thing beside another. */
export function Row({ gap, align, justify, wrap, asChild = false, className, ...props }: RowProps) {
  const Root = asChild ? Slot : 'div';
  return <Root className={row({ gap, align, justify, wrap, className })} {...props} />;
}

const columns = cva(styles.columns, { variants: { size: styles.asideSize }, defaultVariants: { size: 'medium' } });

export interface ColumnsProps {
  /** What belongs beside the main thing; moves below it on small screens. */
  aside: ReactNode;
  /** How wide that is: `small` beside a calendar, 344 or at work 360 px otherwise. */
  size?: 'small' | 'medium' | undefined;
  children: ReactNode;
}

/** The main thing and what stands beside it. */
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

/** What a phone has no room for: shown from 640 px up. Only for what can be reached another way. */
export function WideOnly(props: ComponentProps<'div'>) {
  return <div className={styles.wideOnly} {...props} />;
}
