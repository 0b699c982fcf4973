import type { ComponentProps, ReactNode } from 'react';
import * as styles from './form-row.css.ts';

export interface FormRowProps extends ComponentProps<'div'> {
  /** `wide-first` for two fields of which the second is short, such as a name and a year; they stay side by side on a phone. */
  widths?: 'even' | 'wide-first' | undefined;
  /** At the end, beside the boxes: an `IconButton` that takes the row away. */
  action?: ReactNode;
}

/**
 * Short fields that belong together, side by side while there is room.
 *
 * @instead Everything else in a form stands alone on its line; for parts of a page use `Columns` or `Halves`.
 *
 * @accessibility Changes the place only: the Tab key goes through the fields as they are written.
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
