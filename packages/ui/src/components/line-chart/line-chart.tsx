import { ChartFrame, type ChartProps } from '../chart-frame/chart-frame.tsx';
import { LinePlot } from './line-plot.tsx';

/** One point in time. A value that could not be measured is left out of the line. */
export interface LinePoint {
  /** Short, for below the axis: "Dec". */
  label: string;
  value: number | null;
  /** The same of what it is compared with, in grey. */
  other?: number | null | undefined;
}

export interface LineChartProps extends ChartProps {
  points: readonly LinePoint[];
  /** The heads of the table: of the time, the value, and what it is compared with. */
  columns: readonly [string, string] | readonly [string, string, string];
  /** Writes a value: "8.6". */
  format?: ((value: number) => string) | undefined;
  /** Where values usually lie, drawn behind. */
  band?: { from: number; to: number; label: string } | undefined;
  /** The axis starts at zero unless this says that the range tells more; columns always start there. */
  from?: number | undefined;
  height?: number | undefined;
}

/**
 * How one thing changes over time.
 *
 * @instead Amounts at one moment are a `BarChart`, parts of a whole over time a `StackedColumnChart`.
 *
 * @accessibility An image whose name is the sentence in `label`. Its points are one stop of the Tab key: arrow keys
 * go from one to the next, and each says its numbers. "View as table" gives all of them.
 */
export function LineChart(props: LineChartProps) {
  const { points, columns, format = String } = props;
  const say = (value: number | null | undefined) => (value === null || value === undefined ? '–' : format(value));
  const rows = points.map(({ label, value, other }) =>
    columns.length > 2 ? [label, say(value), say(other)] : [label, say(value)],
  );
  return (
    <ChartFrame {...props} table={{ columns, rows }}>
      <LinePlot {...props} format={format} />
    </ChartFrame>
  );
}
