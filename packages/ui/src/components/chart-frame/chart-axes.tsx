import { AxisBottom, AxisLeft, type TickRendererProps } from '@visx/axis';
import { tickCount, type ScaleBand, type ScaleLinear, type ScalePoint } from './scales.ts';
import * as styles from './chart-frame.css.ts';

export interface ChartAxesProps {
  x: ScalePoint | ScaleBand;
  y: ScaleLinear;
  left: number;
  right: number;
  bottom: number;
  /** Formats a number of the axis. */
  format: (value: number) => string;
  /** Shows only every nth label below the axis: 2 shows every other one. */
  every?: number | undefined;
}

/** Horizontal grid lines, numbers on the left, labels below. */
export function ChartAxes({ x, y, left, right, bottom, format, every = 1 }: ChartAxesProps) {
  const words = x.domain().filter((_, at, all) => (all.length - 1 - at) % every === 0);
  return (
    <>
      {y.ticks(tickCount).map((tick) => (
        <line key={tick} className={styles.grid} x1={left} x2={right} y1={y(tick)} y2={y(tick)} />
      ))}
      <AxisLeft
        scale={y}
        left={left}
        numTicks={tickCount}
        hideAxisLine
        hideTicks
        tickComponent={numberTick}
        tickFormat={(value) => format(Number(value))}
      />
      <AxisBottom scale={x} top={bottom} hideAxisLine hideTicks tickValues={words} tickComponent={wordTick} />
    </>
  );
}

const numberTick = ({ x, y, formattedValue }: TickRendererProps) => (
  <text x={x - 2} y={y} dy="0.33em" textAnchor="end">
    {formattedValue}
  </text>
);

const wordTick = ({ x, formattedValue }: TickRendererProps) => (
  <text x={x} y={21} textAnchor="middle">
    {formattedValue}
  </text>
);
