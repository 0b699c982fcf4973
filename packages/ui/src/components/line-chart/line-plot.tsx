import { LinePath } from '@visx/shape';
import { ChartAxes } from '../chart-frame/chart-axes.tsx';
import * as frame from '../chart-frame/chart-frame.css.ts';
import { ChartPoints } from '../chart-frame/chart-points.tsx';
import { apart } from '../chart-frame/stack.ts';
import { linearScale, pointScale } from '../chart-frame/scales.ts';
import { toTheNewest } from '../chart-frame/to-the-newest.ts';
import { useWidth } from '../chart-frame/use-width.ts';
import * as styles from './line-chart.css.ts';
import type { LineChartProps, LinePoint } from './line-chart-props.ts';

/** The drawing of a `LineChart`. */
export function LinePlot(props: LineChartProps & { format: (value: number) => string }) {
  const { points, columns, label, format, band, from = 0, height = 220 } = props;
  const [ref, width] = useWidth(560);
  const values = points.flatMap(({ value, other }) => [value, other ?? null]).filter((value) => value !== null);
  const ends = points.length > 0 ? endLabels(props, format) : [];
  const room = Math.max(46, ...ends.map(({ text }) => text.length * 7.4 + 14));
  const [left, right, bottom] = [34, width - room, height - 30];
  const x = pointScale(
    points.map((point) => point.label),
    [left, right],
  );
  const y = linearScale([from, Math.max(...values, band?.to ?? from, from + 1)], [bottom, 22]);
  const at = ({ label: time }: LinePoint) => x(time) ?? left;
  const measured = points.flatMap((point) => (point.value === null ? [] : [{ ...point, value: point.value }]));
  const levels = apart(
    ends.map(({ value }) => y(value)),
    17,
  );
  const [first, last] = [measured[0], measured.at(-1)];

  return (
    <div ref={toTheNewest} className={frame.scroller}>
      <div ref={ref} className={frame.plot}>
        <svg className={frame.drawing} height={height} role="img" aria-label={label}>
          {band && (
            <>
              <rect
                className={styles.band}
                x={left}
                width={right - left}
                y={y(band.to)}
                height={y(band.from) - y(band.to)}
              />
              <text x={left + 6} y={y(band.from) - 7}>
                {band.label}
              </text>
            </>
          )}
          <ChartAxes
            x={x}
            y={y}
            left={left}
            right={right}
            bottom={bottom}
            format={format}
            every={everyWord(points, right - left)}
          />
          <LinePath
            className={styles.other}
            data={[...points]}
            x={at}
            y={({ other }) => y(other ?? 0)}
            defined={({ other }) => other !== undefined && other !== null}
          />
          <LinePath
            className={styles.main}
            data={[...points]}
            x={at}
            y={({ value }) => y(value ?? 0)}
            defined={({ value }) => value !== null}
          />
          {first && first !== last && (
            <text className={frame.direct} x={at(first)} y={y(first.value) - 10}>
              {format(first.value)}
            </text>
          )}
          {last && <circle className={styles.end} cx={at(last)} cy={y(last.value)} r={5} />}
          {ends.map(({ text }, label) => (
            <text key={text} className={frame.direct} x={right + 11} y={levels[label]} dy="0.35em">
              {text}
            </text>
          ))}
        </svg>
        <ChartPoints
          label={columns[1]}
          height={bottom}
          points={measured.map((point) => ({
            text: `${point.label}\n${format(point.value)}`,
            x: at(point),
            y: y(point.value),
            width: Math.max(24, (right - left) / Math.max(points.length - 1, 1)),
          }))}
        />
      </div>
    </div>
  );
}

/** The labels at the end of the lines, from the bottom up: the values, and the names if there are two lines. */
function endLabels({ points, columns }: LineChartProps, format: (value: number) => string) {
  const lastOf = (read: (point: LinePoint) => number | null | undefined) =>
    points.map(read).findLast((value) => value !== null && value !== undefined);
  const [main, other] = [lastOf(({ value }) => value), lastOf(({ other }) => other)];
  const named = (value: number | null | undefined, name: string | undefined) =>
    value === null || value === undefined
      ? []
      : [{ value, text: columns.length > 2 ? `${name} ${format(value)}` : format(value) }];
  return [...named(main, columns[1]), ...named(other, columns[2])].toSorted((one, two) => one.value - two.value);
}

/** The interval of axis labels that fits: 1 shows all, 2 every other one. */
const everyWord = (points: readonly LinePoint[], width: number) =>
  Math.ceil((Math.max(...points.map(({ label }) => label.length)) * 7 + 12) / (width / Math.max(points.length, 1)));
