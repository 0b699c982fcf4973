import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import * as styles from './well.css.ts';

const well = cva(styles.well, { variants: { tone: styles.tone }, defaultVariants: { tone: 'neutral' } });

export interface WellProps extends ComponentProps<'section'> {
  tone?: 'neutral' | 'brand' | undefined;
}

/**
 * A surface less prominent than a card: help, an aside, additional information.
 *
 * @instead Use `Notice` for errors and important text, `Card` for main content.
 *
 * @accessibility A `<section>`: name it with `aria-labelledby` if it has a title. It is not a live region.
 */
export function Well({ tone, className, ...props }: WellProps) {
  return <section className={well({ tone, className })} {...props} />;
}
