import { scaleBand, scaleLinear, scalePoint } from '@visx/scale';

/** About how many lines go across. */
export const tickCount = 4;

/** Words at equal distances, as points of a line. */
export const pointScale = (domain: string[], range: [number, number]) => scalePoint<string>({ domain, range });

/** Words at equal distances, as columns. */
export const bandScale = (domain: string[], range: [number, number]) =>
  scaleBand<string>({ domain, range, paddingInner: 0.4, paddingOuter: 0.3 });

/** Numbers, with round ends. */
export const linearScale = (domain: [number, number], range: [number, number]) =>
  scaleLinear<number>({ domain, range, nice: tickCount });

export type ScalePoint = ReturnType<typeof pointScale>;
export type ScaleBand = ReturnType<typeof bandScale>;
export type ScaleLinear = ReturnType<typeof linearScale>;
