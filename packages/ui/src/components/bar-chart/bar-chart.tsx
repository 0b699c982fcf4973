import { cva } from 'class-variance-authority';
import { Fragment } from 'react';
import { ChartFrame, type ChartProps } from '../chart-frame/chart-frame.tsx';
import { share } from '../stat-strip/share.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './bar-chart.css.ts';

/** One bar. */
export interface Bar {
  label: string;
  value: number;
  /** Highlights the bar that the title is about; the others are gray. */
  main?: boolean | undefined;
}

export interface BarChartProps extends ChartProps {
  bars: readonly Bar[];
  /** The table headers: names, amounts and, if shown, percentages. */
  columns: readonly [string, string] | readonly [string, string, string];
  /** The total for percentages beside the counts. Below five no percentages are shown. */
  whole?: number | undefined;
  /** Taller bars, for a chart with few of them. */
  size?: 'medium' | 'large' | undefined;
  locale?: string | undefined;
}

const chart = cva(styles.chart, { variants: { size: { medium: '', large: styles.roomy } } });

/**
 * Compares amounts at one point in time, with the numbers as text. Bars start at zero.
 *
 * @instead Use `LineChart` for change over time, `StatStrip` for a single figure.
 *
 * @accessibility A figure named by its title. The sentence in `label` summarizes it, and "View as table" gives every
 * number; the drawing is hidden from screen readers.
 */
export function BarChart(props: BarChartProps) {
  const { bars, columns, whole, size = 'medium', locale, label } = props;
  const most = Math.max(...bars.map(({ value }) => value), 1);
  const number = new Intl.NumberFormat(locale);
  const percent = (value: number) => (whole !== undefined && whole >= 5 ? share(value, whole, locale) : undefined);
  const rows = bars.map(({ label: name, value }) => [
    name,
    number.format(value),
    ...(columns[2] === undefined ? [] : [percent(value) ?? '–']),
  ]);
  return (
    <ChartFrame {...props} table={{ columns, rows, filled: rows.filter((_, at) => (bars[at]?.value ?? 0) > 0) }}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={chart({ size })} aria-hidden>
        {bars.map(({ label: name, value, main }) => (
          <Fragment key={name}>
            <span>{name}</span>
            <span>
              <span
                className={styles.bar}
                data-main={main || undefined}
                style={{ display: 'block', width: `${(value / most) * 100}%`, minWidth: value > 0 ? 3 : 0 }}
              />
            </span>
            <span className={styles.value}>
              {number.format(value)}{' '}
              {percent(value) !== undefined && <span className={styles.share}>{percent(value)}</span>}
            </span>
          </Fragment>
        ))}
      </div>
    </ChartFrame>
  );
}
