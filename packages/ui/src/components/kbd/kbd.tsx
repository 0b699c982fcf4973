import type { ComponentProps } from 'react';
import * as styles from './kbd.css.ts';

/**
 * A key of the keyboard, one each: beside what it does, in menus, tooltips and Help.
 *
 * @instead Case numbers and codes are a plain `<code>`.
 *
 * @accessibility Plain text. A key is never the only way: the same can be done with a button.
 */
export function Kbd({ className = '', ...props }: ComponentProps<'kbd'>) {
  return <kbd className={`${styles.kbd} ${className}`} {...props} />;
}
