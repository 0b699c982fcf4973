import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import * as styles from './table.css.ts';

const table = cva(styles.table, { variants: { stack: { true: styles.stack } } });

export interface TableProps extends ComponentProps<'table'> {
  /** Stacks each row on phones as a block of two columns. */
  stack?: boolean | undefined;
}

/**
 * A table of comparable rows, in a flush card. Its children are plain `thead`, `tbody`, `tr`, `th` and `td`. Numbers
 * and dates carry `data-align="end"`; in a stacked row a cell carries `data-phone="end"` to be aligned to the end,
 * `row` for a line of its own, or `hidden`.
 *
 * @instead To sort, select or act on rows use `DataTable`; names with values are `Facts`.
 *
 * @accessibility A native table. Name it with a `caption`, `aria-label` or `aria-labelledby`, and use a `th` for the
 * name of each row.
 */
export function Table({ stack, className, ...props }: TableProps) {
  return <table className={table({ stack, className })} {...props} />;
}
