import type { ComponentProps } from 'react';
import * as styles from './form-row.css.ts';

/** Short fields that belong together, side by side while there is room. Everything else in a form stands alone on its line. */
export function FormRow({ className = '', ...props }: ComponentProps<'div'>) {
  return <div className={`${styles.row} ${className}`} {...props} />;
}
