import type { ComponentProps } from 'react';
import { Slot } from '../slot/slot.tsx';
import * as styles from './quote.css.ts';

export interface QuoteProps extends ComponentProps<'blockquote'> {
  /** `signed` for words that are signed, `reading` for the same on a page to read and print. */
  look?: 'plain' | 'signed' | 'reading' | undefined;
  /** Render the child instead of a `<blockquote>`, for words in a sentence of one's own. */
  asChild?: boolean | undefined;
}

/**
 * Words that somebody wrote or signs, as they stand, behind a line.
 *
 * @instead Typed words of one's own page are a `Text` with `typed`; help and asides are a `Well`.
 *
 * @accessibility A native quotation. Say in the text before it whose words they are.
 */
export function Quote({ look = 'plain', asChild = false, className = '', ...props }: QuoteProps) {
  const Part = asChild ? Slot : 'blockquote';
  return <Part className={`${styles.quote} ${styles.look[look]} ${className}`} {...props} />;
}
