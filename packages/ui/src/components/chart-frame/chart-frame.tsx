import { useId, useRef, useState, type ReactNode } from 'react';
import { useScrollable } from '../../theme/use-scrollable.ts';
import { Button } from '../button/button.tsx';
import { card } from '../card/card.css.ts';
import { Card } from '../card/card.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { fewCases } from '../stat-strip/share.ts';
import { Table } from '../table/table.tsx';
import * as styles from './chart-frame.css.ts';

/** The texts of every chart. */
export interface ChartProps {
  /** The finding: "Cases reach agreement faster". */
  title: string;
  /** The measure: "Median weeks, by month of agreement". */
  subtitle: string;
  /** A one-sentence summary of the chart for screen readers. */
  label: string;
  labels: ChartLabels;
  /** The number of cases in the chart. Below five only the amounts are shown; at zero the empty state. */
  count?: number | undefined;
  /** A note under the chart. */
  note?: ReactNode;
}

/** The labels that all charts share. */
export interface ChartLabels {
  viewAsTable: string;
  viewAsChart: string;
  emptyTitle: string;
  emptyText: string;
  /** Why there is no chart: "Fewer than 5 cases, so only the numbers are shown. Empty rows are left out." */
  few: string;
}

/** The numbers of a chart as a table. */
export interface ChartTable {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** The rows with an amount: below five cases the others would only be in the way. */
  filled: readonly (readonly string[])[];
}

export interface ChartFrameProps extends ChartProps {
  table: ChartTable;
  /** The drawing. */
  children: ReactNode;
}

/**
 * A card around a custom chart: the finding, the measure, and the drawing or its numbers as a table.
 *
 * @instead `LineChart`, `BarChart` and `StackedColumnChart` include one.
 *
 * @accessibility A figure named by its title. The button changes the drawing into a table with the same numbers and
 * back, and keeps the focus; the drawing itself needs its own text alternative.
 */
export function ChartFrame(props: ChartFrameProps) {
  const { title, subtitle, labels, count, note, table, children } = props;
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const isEmpty = count === 0 || table.rows.length === 0;
  const isFew = count !== undefined && count < fewCases;
  return (
    <figure className={card} aria-labelledby={id}>
      <figcaption className={styles.caption}>
        <span>
          <Card.Title id={id}>{title}</Card.Title>
          <span className={styles.subtitle}>{subtitle}</span>
        </span>
        {!isEmpty && !isFew && (
          <Button tone="plain" size="small" className={styles.toggle} onClick={() => setAsTable(!asTable)}>
            {asTable ? labels.viewAsChart : labels.viewAsTable}
          </Button>
        )}
      </figcaption>
      {isEmpty && <EmptyState title={labels.emptyTitle}>{labels.emptyText}</EmptyState>}
      {!isEmpty && (asTable || isFew) && (
        <Numbers columns={table.columns} rows={isFew ? table.filled : table.rows} id={id} />
      )}
      {!isEmpty && !asTable && !isFew && children}
      {!isEmpty && (isFew || note !== undefined) && <p className={styles.note}>{isFew ? labels.few : note}</p>}
    </figure>
  );
}

function Numbers({ columns, rows, id }: Omit<ChartTable, 'filled'> & { id: string }) {
  const root = useRef<HTMLElement>(null);
  const scrolling = useScrollable(root);
  const align = (at: number) => (at === 0 ? undefined : 'end');
  return (
    <section ref={root} className={styles.scroller} aria-labelledby={id} {...scrolling}>
      <Table aria-labelledby={id}>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={column} scope="col" data-align={align(at)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]}>
              {row.map((value, at) => (
                <td key={columns[at]} data-align={align(at)}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
