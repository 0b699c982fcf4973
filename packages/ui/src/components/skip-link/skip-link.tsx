import type { ComponentProps } from 'react';
import * as styles from './skip-link.css.ts';

/** The first thing the Tab key reaches: past the menus, to the page's `<main id="main">`. */
export function SkipLink({ href = '#main', children, ...props }: ComponentProps<'a'>) {
  return (
    <a className={styles.skipLink} href={href} {...props}>
      {children}
    </a>
  );
}
