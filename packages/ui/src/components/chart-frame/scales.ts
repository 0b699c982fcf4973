import { type PickD3Scale, scaleBand, scaleLinear, scalePoint } from '@visx/scale';

export type ScalePoint = PickD3Scale<'point', number, string>;
export type ScaleBand = PickD3Scale<'band', number, string>;
export type ScaleLinear = PickD3Scale<'linear', number>;

/** The approximate number of grid lines. */
export const tickCount = 4;

/** A scale of evenly spaced points. */
export const pointScale = (domain: string[], range: [number, number]): ScalePoint => scalePoint({ domain, range });

/** A scale of evenly spaced columns. */
export const bandScale = (domain: string[], range: [number, number]): ScaleBand =>
  scaleBand({ domain, range, paddingInner: 0.4, paddingOuter: 0.3 });

/** A linear scale with rounded ends. */
export const linearScale = (domain: [number, number], range: [number, number]): ScaleLinear =>
  scaleLinear({ domain, range, nice: tickCount });
