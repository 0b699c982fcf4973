import { ChartFrame } from '../chart-frame/chart-frame.tsx';
import { LinePlot } from './line-plot.tsx';
import type { LineChartProps } from './line-chart-props.ts';

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
