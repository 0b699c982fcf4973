import type { ComponentProps } from 'react';
import * as styles from './skip-link.css.ts';

/**
 * The first tab stop: skips the menus and leads to `<main id="main">`.
 *
 * @instead Any other link is a `Link`.
 *
 * @accessibility Hidden until focused; Enter moves the focus to the main content.
 */
export function SkipLink({ href = '#main', children, ...props }: ComponentProps<'a'>) {
  return (
    <a className={styles.skipLink} href={href} {...props}>
      {children}
    </a>
  );
}
