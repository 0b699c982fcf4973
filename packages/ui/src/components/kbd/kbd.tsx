import type { ComponentProps } from 'react';
import * as styles from './kbd.css.ts';

/**
 * A keyboard key, in menus, tooltips and Help.
 *
 * @instead Case numbers and codes are a plain `<code>`.
 *
 * @accessibility Plain text. Every shortcut has a button with the same effect.
 */
export function Kbd({ className = '', ...props }: ComponentProps<'kbd'>) {
  return <kbd className={`${styles.kbd} ${className}`} {...props} />;
}
