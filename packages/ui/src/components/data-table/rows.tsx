import type { ReactTable, Row as TableRow } from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { group } from '../skeleton/skeleton.css.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { DataColumn, features } from './columns.ts';
import * as styles from './data-table.css.ts';
import type { Selection } from './selection-bar.tsx';

type Features = typeof features;

interface Parts<Row extends object> {
  columns: readonly DataColumn<Row>[];
  selection: Selection<Row> | undefined;
}

interface HeadProps<Row extends object> extends Parts<Row> {
  table: ReactTable<Features, Row>;
}

/** The column headers with sorting, and the checkbox that selects all rows. */
export function Head<Row extends object>({ table, columns, selection }: HeadProps<Row>) {
  return (
    <thead>
      <tr>
        {selection && (
          <th className={styles.checkCell}>
            <label className={styles.check}>
              <input
                aria-label={selection.labels.all}
                type="checkbox"
                checked={table.getIsAllRowsSelected()}
                ref={(box) => {
                  if (box) box.indeterminate = table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected();
                }}
                onChange={() => table.toggleAllRowsSelected()}
              />
            </label>
          </th>
        )}
        {columns.map(({ id, header, hideHeader, align }) => {
          const column = table.getColumn(id);
          const sorted = column?.getIsSorted();
          return (
            <th key={id} data-align={align} aria-sort={sorted ? directions[sorted] : undefined}>
              {column?.getCanSort() ? (
                <button type="button" className={styles.sort} onClick={() => column.toggleSorting()}>
                  {header}
                  {sorted ? arrows[sorted] : <ChevronsUpDown />}
                </button>
              ) : (
                (hideHeader && <VisuallyHidden>{header}</VisuallyHidden>) || header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

const directions = { asc: 'ascending', desc: 'descending' } as const;
const arrows = { asc: <ArrowUp />, desc: <ArrowDown /> };

interface BodyRowProps<Row extends object> extends Parts<Row> {
  row: TableRow<Features, Row>;
}

/** One row; Shift selects the range from the row selected before. */
export function BodyRow<Row extends object>({ row, columns, selection }: BodyRowProps<Row>) {
  const isSelected = row.getIsSelected();
  return (
    <tr aria-selected={selection ? isSelected : undefined}>
      {selection && (
        <td className={styles.checkCell}>
          <label className={styles.check}>
            <input
              type="checkbox"
              aria-label={selection.labels.row(row.original)}
              checked={isSelected}
              onChange={row.getToggleSelectedHandler()}
            />
          </label>
        </td>
      )}
      {columns.map(({ id, header, cell, align, breaks, phone }) => (
        <td
          key={id}
          data-align={align}
          data-breaks={breaks}
          data-phone={phone}
          data-label={phone === 'labelled' ? header : undefined}
        >
          {cell(row.original)}
        </td>
      ))}
    </tr>
  );
}

/** The empty or error state in place of rows. */
export function MessageRow({ width, children }: { width: number; children: ReactNode }) {
  return (
    <tr data-message="">
      <td colSpan={width} data-message="">
        <div style={{ paddingBlock: '1rem' }}>{children}</div>
      </td>
    </tr>
  );
}

const widths = ['70%', '55%', '80%', '60%', '75%'];

/** The skeleton rows. */
export function LoadingRows<Row extends object>({ columns, selection, label }: Parts<Row> & { label: string }) {
  return widths.map((width, row) => (
    <tr key={width} className={group}>
      {selection && (
        <td className={styles.checkCell}>
          <Skeleton width="1.15rem" height="1.15rem" />
        </td>
      )}
      {columns.map(({ id, align, phone }, at) => (
        <td key={id} data-align={align} data-phone={phone}>
          {row === 0 && at === 0 && <output className={visuallyHidden}>{label}</output>}
          <span className={styles.waiting}>
            <Skeleton width={at === 0 ? width : '4rem'} />
          </span>
        </td>
      ))}
    </tr>
  ));
}
