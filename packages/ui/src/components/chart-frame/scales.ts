import { type PickD3Scale, scaleBand, scaleLinear, scalePoint } from '@visx/scale';

export type ScalePoint = PickD3Scale<'point', number, string>;
export type ScaleBand = PickD3Scale<'band', number, string>;
export type ScaleLinear = PickD3Scale<'linear', number>;

/** About how many lines go across. */
export const tickCount = 4;

/** Words at equal distances, as points of a line. */
export const pointScale = (domain: string[], range: [number, number]): ScalePoint => scalePoint({ domain, range });

/** Words at equal distances, as columns. */
export const bandScale = (domain: string[], range: [number, number]): ScaleBand =>
  scaleBand({ domain, range, paddingInner: 0.4, paddingOuter: 0.3 });

/** Numbers, with round ends. */
export const linearScale = (domain: [number, number], range: [number, number]): ScaleLinear =>
  scaleLinear({ domain, range, nice: tickCount });
