import { ChartFrame, type ChartProps } from '../chart-frame/chart-frame.tsx';
import { LinePlot } from './line-plot.tsx';

/** One point in time. A missing value is left out of the line. */
export interface LinePoint {
  /** A short axis label: "Dec". */
  label: string;
  value: number | null;
  /** The value of the comparison line, in gray. */
  other?: number | null | undefined;
}

export interface LineChartProps extends ChartProps {
  points: readonly LinePoint[];
  /** The table headers: the time, the value and the comparison. */
  columns: readonly [string, string] | readonly [string, string, string];
  /** Formats a value: "8.6". */
  format?: ((value: number) => string) | undefined;
  /** The usual range, drawn as a band behind the line. */
  band?: { from: number; to: number; label: string } | undefined;
  /** The start of the axis; 0 by default. Columns always start at 0. */
  from?: number | undefined;
  height?: number | undefined;
}

/**
 * The change of one value over time.
 *
 * @instead Amounts at one moment are a `BarChart`, parts of a whole over time a `StackedColumnChart`.
 *
 * @accessibility An image whose name is the sentence in `label`. Its points are one tab stop: arrow keys move between
 * them, and each reads its values. "View as table" gives all of them.
 */
export function LineChart(props: LineChartProps) {
  const { points, columns, format = String } = props;
  const say = (value: number | null | undefined) => (value === null || value === undefined ? '–' : format(value));
  const rows = points.map(({ label, value, other }) =>
    columns.length > 2 ? [label, say(value), say(other)] : [label, say(value)],
  );
  const filled = rows.filter((_, at) => typeof (points[at]?.value ?? points[at]?.other) === 'number');
  return (
    <ChartFrame {...props} table={{ columns, rows, filled }}>
      <LinePlot {...props} format={format} />
    </ChartFrame>
  );
}
