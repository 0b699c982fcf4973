import type { ComponentProps } from 'react';
import * as styles from './kbd.css.ts';

/** A key of the keyboard, one each: beside what it does, in menus, tooltips and Help. */
export function Kbd({ className = '', ...props }: ComponentProps<'kbd'>) {
  return <kbd className={`${styles.kbd} ${className}`} {...props} />;
}
