import { Bar } from '@visx/shape';
import { ChartAxes } from '../chart-frame/chart-axes.tsx';
import { ChartFrame, type ChartProps } from '../chart-frame/chart-frame.tsx';
import * as frame from '../chart-frame/chart-frame.css.ts';
import { ChartPoints } from '../chart-frame/chart-points.tsx';
import { bandScale, linearScale } from '../chart-frame/scales.ts';
import { toTheNewest } from '../chart-frame/to-the-newest.ts';
import { useWidth } from '../chart-frame/use-width.ts';
import { apart, stackUp } from '../chart-frame/stack.ts';
import * as styles from './stacked-column-chart.css.ts';

/** One series of the columns. */
export interface ColumnPart {
  id: string;
  label: string;
  /** The color: a risk level, the brand's color, the second brand color, or neutral. */
  tone: 'low' | 'medium' | 'high' | 'critical' | 'brand' | 'second' | 'neutral';
}

/** One column, with an amount for each series. */
export interface Column {
  /** "5 Oct", "This week". */
  label: string;
  values: Readonly<Record<string, number>>;
}

export interface StackedColumnChartProps extends ChartProps {
  /** From the bottom up. */
  parts: readonly ColumnPart[];
  columns: readonly Column[];
  /** The header of the first table column: "Week". */
  columnName: string;
  locale?: string | undefined;
  height?: number | undefined;
}

/**
 * The parts of a whole over time. The last column is labeled directly; columns start at zero.
 *
 * @instead One value over time is a `LineChart`, amounts at one point in time a `BarChart`.
 *
 * @accessibility An image whose name is the sentence in `label`. Arrow keys move between columns, and each reads its
 * values. Parts are told apart by their labels and the table, never by color alone.
 */
export function StackedColumnChart(props: StackedColumnChartProps) {
  const { parts, columns, columnName, locale } = props;
  const number = new Intl.NumberFormat(locale);
  const row = ({ label, values }: Column) => [label, ...parts.map(({ id }) => number.format(values[id] ?? 0))];
  const table = {
    columns: [columnName, ...parts.map(({ label }) => label)],
    rows: columns.map(row),
    filled: columns.filter(({ values }) => parts.some(({ id }) => (values[id] ?? 0) > 0)).map(row),
  };
  return (
    <ChartFrame {...props} table={table}>
      <Plot {...props} format={(value) => number.format(value)} />
    </ChartFrame>
  );
}

function Plot(props: StackedColumnChartProps & { format: (value: number) => string }) {
  const { parts, columns, columnName, label, format, height = 206 } = props;
  const [ref, width] = useWidth(560);
  const [left, right, bottom] = [30, width - 90, height - 32];
  const stacks = columns.map(({ values }) => stackUp(parts.map(({ id }) => values[id] ?? 0)));
  const most = Math.max(...stacks.map((stack) => stack.at(-1)?.[1] ?? 0), 1);
  const x = bandScale(
    columns.map((column) => column.label),
    [left, right],
  );
  const y = linearScale([0, most], [bottom, 14]);
  const last = columns.at(-1);
  const shown = parts.filter(({ id }) => (last?.values[id] ?? 0) > 0);
  const levels = apart(
    shown.map((part) => {
      const [from, to] = stacks.at(-1)?.[parts.indexOf(part)] ?? [0, 0];
      return y((from + to) / 2);
    }),
    17,
  );

  return (
    <div ref={toTheNewest} className={frame.scroller}>
      <div ref={ref} className={frame.plot}>
        <svg className={frame.drawing} height={height} role="img" aria-label={label}>
          <ChartAxes x={x} y={y} left={left} right={right} bottom={bottom} format={format} />
          {columns.map((column, at) =>
            parts.map(({ id, tone }, part) => {
              const [from, to] = stacks[at]?.[part] ?? [0, 0];
              return (
                to > from && (
                  <Bar
                    key={`${column.label} ${id}`}
                    className={`${styles.part} ${styles.tone[tone]}`}
                    x={x(column.label) ?? 0}
                    width={x.bandwidth()}
                    y={y(to) + 1}
                    height={Math.max(y(from) - y(to) - 2, 1)}
                    rx={2}
                  />
                )
              );
            }),
          )}
          {shown.map(({ id, label: name }, at) => (
            <text key={id} className={frame.direct} x={right + 2} y={levels[at]} dy="0.35em">
              {name} {format(last?.values[id] ?? 0)}
            </text>
          ))}
        </svg>
        <ChartPoints
          label={columnName}
          height={bottom}
          points={columns.map((column, at) => ({
            text: [
              column.label,
              ...parts.toReversed().map(({ id, label: name }) => `${name} ${format(column.values[id] ?? 0)}`),
            ].join('\n'),
            x: (x(column.label) ?? 0) + x.bandwidth() / 2,
            y: y((stacks[at]?.at(-1)?.[1] ?? 0) / 2),
            width: x.step(),
          }))}
        />
      </div>
    </div>
  );
}
