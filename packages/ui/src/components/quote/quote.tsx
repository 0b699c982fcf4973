import type { ComponentProps } from 'react';
import * as styles from './quote.css.ts';

export interface QuoteProps extends ComponentProps<'blockquote'> {
  /** `signed` for words that are signed, `reading` for the same on a page to read and print. */
  look?: 'plain' | 'signed' | 'reading' | undefined;
}

/**
 * Words that somebody wrote or signs, as they stand, behind a line.
 *
 * @instead Typed words of one's own page are a `Text` with `typed`; help and asides are a `Well`.
 *
 * @accessibility A native quotation. Say in the text before it whose words they are.
 */
export function Quote({ look = 'plain', className = '', ...props }: QuoteProps) {
  return <blockquote className={`${styles.quote} ${styles.look[look]} ${className}`} {...props} />;
}
