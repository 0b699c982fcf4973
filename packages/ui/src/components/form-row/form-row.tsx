import type { ComponentProps, ReactNode } from 'react';
import * as styles from './form-row.css.ts';

export interface FormRowProps extends ComponentProps<'div'> {
  /**
   * `wide-first` for two fields of which the second is short, such as a name and a year, and `with-time` where it is a
   * time; they stay side by side on a phone. `with-check` for a field with a checkbox beside its box, `three` for a name
   * with two short fields, on a phone below it.
   */
  widths?: 'even' | 'wide-first' | 'with-time' | 'with-check' | 'three' | undefined;
  /** The end of the row: an `IconButton` that removes it. */
  action?: ReactNode;
}

/**
 * Short fields that belong together, side by side while there is room.
 *
 * @instead All other fields have a line of their own; for parts of a page use `Columns` or `Halves`.
 *
 * @accessibility Layout only: the tab order is the source order.
 */
export function FormRow({ widths = 'even', action, className = '', ...props }: FormRowProps) {
  const row = <div className={`${styles.row} ${styles.widths[widths]} ${className}`} {...props} />;
  if (!action) return row;
  return (
    <div className={styles.withAction}>
      {row}
      <div className={styles.action}>{action}</div>
    </div>
  );
}
