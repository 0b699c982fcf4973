import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import * as styles from './table.css.ts';

const table = cva(styles.table, { variants: { stack: { true: styles.stack } } });

export interface TableProps extends ComponentProps<'table'> {
  /** On phones each row becomes a small block of two columns. */
  stack?: boolean | undefined;
}

/**
 * Rows that can be compared, in a flush card. Its children are plain `thead`, `tbody`, `tr`, `th` and `td`. Numbers
 * and dates carry `data-align="end"`; in a stacked row a cell carries `data-phone="end"` to stand right, `row` for a
 * line of its own, or `hidden`.
 *
 * @instead To sort, to choose or to act on rows use `DataTable`; a name and its value are `Facts`.
 *
 * @accessibility A real table. Name it with a `caption`, `aria-label` or `aria-labelledby`, and let each row begin
 * with its `th` where it has a name.
 */
export function Table({ stack, className, ...props }: TableProps) {
  return <table className={table({ stack, className })} {...props} />;
}
