import type { ChartProps } from '../chart-frame/chart-frame.tsx';

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
