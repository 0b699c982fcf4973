import { useTable } from '@tanstack/react-table';
import { useMemo, type ReactNode } from 'react';
import { Table } from '../table/table.tsx';
import { columnDef, features, type DataColumn } from './columns.ts';
import * as styles from './data-table.css.ts';
import { BodyRow, Head, LoadingRows, MessageRow } from './rows.tsx';
import { SelectionBar, type Selection } from './selection-bar.tsx';

/** The sorted column and the direction. */
export interface Sort {
  id: string;
  direction: 'ascending' | 'descending';
}

export interface DataTableProps<Row> {
  /** The name of the table: "Cases". */
  label: string;
  columns: readonly DataColumn<Row>[];
  /** `undefined` while the first rows load. Keep the array between renders. */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  /** The status while the first rows load: "Loading cases". */
  loadingLabel: string;
  /** An `EmptyState` in place of rows. */
  empty: ReactNode;
  /** An `ErrorState` in place of rows. */
  error?: ReactNode;
  sort?: Sort | undefined;
  /** Called when a header is pressed. The table sorts its rows itself, unless `sortedElsewhere`. */
  onSortChange?: ((sort: Sort) => void) | undefined;
  /** The server sorts: rows are rendered in the given order. */
  sortedElsewhere?: boolean | undefined;
  /** Makes rows selectable, with the actions for the selected ones. */
  selection?: Selection<Row> | undefined;
  /** Makes the header sticky while the page scrolls; with a height, while the table does. */
  stickyHead?: boolean | undefined;
  /** The height above which the table scrolls inside: "24rem". */
  maxHeight?: string | undefined;
}

/**
 * A table with sorting, selection and actions, in a flush card; a phone stacks the rows. A `RowLink` in one cell makes
 * the whole row a link.
 *
 * @instead For a few read-only rows use `Table`.
 *
 * @accessibility A real table. Sortable headers are buttons with `aria-sort`; a selected row is `aria-selected`, and
 * the number of selected rows is announced politely. A long table scrolls in a focusable section.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowId, sort, onSortChange, sortedElsewhere = false, selection } = props;
  const defs = useMemo(() => columns.map(columnDef), [columns]);
  const table = useTable({
    features,
    columns: defs,
    data: rows ?? none,
    getRowId: rowId,
    manualSorting: sortedElsewhere,
    enableSortingRemoval: false,
    state: {
      sorting: sort ? [{ id: sort.id, desc: sort.direction === 'descending' }] : none,
      rowSelection: Object.fromEntries(selection?.selected.map((id) => [id, true as const]) ?? none),
    },
    onSortingChange: (update) => {
      const [next] = typeof update === 'function' ? update(table.state.sorting) : update;
      if (next) onSortChange?.({ id: next.id, direction: next.desc ? 'descending' : 'ascending' });
    },
    onRowSelectionChange: (update) => {
      const next = typeof update === 'function' ? update(table.state.rowSelection) : update;
      selection?.onSelectedChange(Object.keys(next));
    },
  });

  const width = columns.length + (selection ? 1 : 0);
  const isEmpty = rows?.length === 0;
  const content = (
    <Table
      stack
      aria-label={label}
      aria-busy={rows === undefined && !props.error ? true : undefined}
      className={`${styles.table} ${props.stickyHead ? styles.sticky : ''}`}
    >
      {(!isEmpty || props.error) && <Head table={table} columns={columns} selection={selection} />}
      <tbody>
        {props.error && <MessageRow width={width}>{props.error}</MessageRow>}
        {!props.error && rows === undefined && (
          <LoadingRows columns={columns} selection={selection} label={props.loadingLabel} />
        )}
        {!props.error && isEmpty && <MessageRow width={width}>{props.empty}</MessageRow>}
        {!props.error &&
          table
            .getRowModel()
            .rows.map((row) => <BodyRow key={row.id} row={row} columns={columns} selection={selection} />)}
      </tbody>
    </Table>
  );

  return (
    <>
      {props.maxHeight === undefined ? (
        content
      ) : (
        <section className={styles.scroller} style={{ maxHeight: props.maxHeight }} aria-label={label}>
          {content}
        </section>
      )}
      {selection && <SelectionBar {...selection} />}
    </>
  );
}

const none: never[] = [];
