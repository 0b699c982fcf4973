import type { ReactNode } from 'react';
import { Table } from '../table/table.tsx';
import * as styles from './figure-table.css.ts';

export interface FigureTableProps {
  label?: string | undefined;
  'aria-labelledby'?: string | undefined;
  /** `pair` for the figures of two people beside each other, `counts` for several short numbers. */
  look: 'pair' | 'counts';
  /** What stands above the names of the rows: their kind, or the unit of the figures. */
  corner: ReactNode;
  /** The unit of the figures, which stands above the table where a phone hides its head. */
  unit?: string | undefined;
  /** The names of the columns. */
  columns: readonly { id: string; name: string }[];
  /** Rows in a `tbody`, or `Section`s. */
  children: ReactNode;
}

/**
 * Figures of people or periods, in a flush card. On phones the figures of a row stay beside each other, each below
 * the name of its column.
 *
 * @instead Other rows are a `Table`; sums of one person are a `SumList`.
 *
 * @accessibility A native table whose rows have names. On phones each figure is read after the name of its column.
 */
export function Root({ label, look, corner, unit, columns, children, ...named }: FigureTableProps) {
  return (
    <>
      {unit !== undefined && <div className={styles.unit}>{unit}</div>}
      <Table stack aria-label={label} className={look === 'pair' ? styles.pair : styles.counts} {...named}>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {columns.map(({ id, name }) => (
              <th key={id} scope="col" data-align={look === 'counts' ? 'end' : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </Table>
    </>
  );
}

export interface SectionProps {
  name: string;
  /** How many columns its line reaches over, with that of the names. */
  span: number;
  children: ReactNode;
}

/** Rows under a line with their name. */
export function Section({ name, span, children }: SectionProps) {
  return (
    <tbody>
      <tr className={styles.section}>
        <th colSpan={span} scope="colgroup" className={styles.sectionName}>
          {name}
        </th>
      </tr>
      {children}
    </tbody>
  );
}

export interface RowProps {
  name: ReactNode;
  /** For sums. */
  strong?: boolean | undefined;
  children: ReactNode;
}

/** A row with its name. */
export function Row({ name, strong = false, children }: RowProps) {
  return (
    <tr className={`${styles.row} ${strong ? styles.strong : ''}`}>
      <th scope="row" className={styles.name}>
        {name}
      </th>
      {children}
    </tr>
  );
}

export interface CellProps {
  /** The name of its column, for phones. */
  column?: string | undefined;
  /** Reaches over so many columns, for what belongs to all of them. */
  span?: number | undefined;
  /** A sum, at the end of its column. */
  isSum?: boolean | undefined;
  children: ReactNode;
}

/** A figure, or several. */
export function Cell({ column, span, isSum = false, children }: CellProps) {
  const isWhole = span !== undefined;
  return (
    <td
      colSpan={span}
      data-phone={isWhole ? 'row' : undefined}
      data-align={isSum ? 'end' : undefined}
      className={`${styles.cell} ${isWhole ? styles.whole : ''} ${isSum ? styles.sum : ''}`}
    >
      {column !== undefined && <span className={styles.column}>{column}</span>}
      {children}
    </td>
  );
}

/** The share that a number is of another, below it. */
export function Share({ children }: { children: ReactNode }) {
  return <span className={styles.share}>{children}</span>;
}
