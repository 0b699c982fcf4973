import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import * as styles from './well.css.ts';

const well = cva(styles.well, { variants: { tone: styles.tone }, defaultVariants: { tone: 'neutral' } });

export interface WellProps extends ComponentProps<'section'> {
  tone?: 'neutral' | 'brand' | undefined;
}

/**
 * A quieter place than a card: help, an aside, something good to know.
 *
 * @instead Use `Notice` for errors and important text, `Card` for one idea of the page.
 *
 * @accessibility A `<section>`: name it with `aria-labelledby` where it has a title. It is not announced.
 */
export function Well({ tone, className, ...props }: WellProps) {
  return <section className={well({ tone, className })} {...props} />;
}
