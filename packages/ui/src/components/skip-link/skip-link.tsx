import type { ComponentProps } from 'react';
import * as styles from './skip-link.css.ts';

/**
 * The first thing the Tab key reaches: past the menus, to the page's `<main id="main">`.
 *
 * @instead Any other link is a `Link`.
 *
 * @accessibility Hidden until it has the focus; Enter moves the focus into the page.
 */
export function SkipLink({ href = '#main', children, ...props }: ComponentProps<'a'>) {
  return (
    <a className={styles.skipLink} href={href} {...props}>
      {children}
    </a>
  );
}
