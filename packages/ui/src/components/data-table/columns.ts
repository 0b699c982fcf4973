import {
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';

/** The features of the table that the bundle includes. */
export const features = tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  sortedRowModel: createSortedRowModel(),
});

/** One column of a `DataTable`. */
export interface DataColumn<Row> {
  id: string;
  header: string;
  /** Hides the header visually, for example above the actions; screen readers get `header`. */
  hideHeader?: boolean | undefined;
  cell: (row: Row) => ReactNode;
  /** The sort value of the column; without it the column is not sortable. Empty values always come last. */
  sortBy?: ((row: Row) => string | number | Date | undefined) | undefined;
  /** `end` for numbers and dates. */
  align?: 'start' | 'end' | undefined;
  /** Breaks words anywhere, for names without a space; the first column always does. */
  breaks?: boolean | undefined;
  /**
   * The position in the stacked row on a phone: at the end, beside the column's name, on a line of its own, or hidden.
   */
  phone?: 'end' | 'labelled' | 'row' | 'hidden' | undefined;
}

const compare = (a: unknown, b: unknown): number => {
  if (typeof a === 'string' && typeof b === 'string') return a.localeCompare(b, undefined, { numeric: true });
  return Number(a) - Number(b);
};

/** Converts the column for TanStack Table, without its rendering. */
export const columnDef = <Row extends object>({ id, sortBy }: DataColumn<Row>): ColumnDef<typeof features, Row> => ({
  id,
  accessorFn: (row) => sortBy?.(row),
  enableSorting: sortBy !== undefined,
  sortUndefined: 'last',
  sortDescFirst: false,
  sortFn: (a, b, column) => compare(a.getValue(column), b.getValue(column)),
});
