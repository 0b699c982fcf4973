import { featureCount } from '../src/classifier/features.ts';

/** Weights lie between -7 and 7: finer ones measured no better, and weigh twice as much. */
const finest = 7;
/** Weights beyond so many standard deviations are cut off. */
const deviations = 4;

export interface Packed {
  scales: number[];
  weights: Int8Array;
}

/** Rounds weights to small integers; each output has a scale of its own. */
export function quantize(weights: Float64Array, outputs: number): Packed {
  const scales = Array.from({ length: outputs }, (_, output) => {
    let squares = 0;
    for (let at = output; at < weights.length; at += outputs) squares += weights[at]! ** 2;
    return Number(((deviations * Math.sqrt(squares / featureCount)) / finest).toPrecision(4));
  });
  const rounded = Int8Array.from(weights, (weight, at) => {
    const steps = Math.round(weight / scales[at % outputs]!);
    return Math.max(-finest, Math.min(finest, steps));
  });
  return { scales, weights: rounded };
}
