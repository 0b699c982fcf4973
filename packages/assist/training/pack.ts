import { featureCount } from '../src/classifier/features.ts';

/** Weights lie between -7 and 7: finer ones measured no better, and weigh twice as much. */
const finest = 7;
/** Weights beyond so many standard deviations are cut off. */
const deviations = 4;

/** The weights of a model as they ship: the places that are kept, in order, and for each a small integer per output. */
export interface Packed {
  scales: number[];
  places: Int32Array;
  weights: Int8Array;
}

/** Keeps the places that move the outputs most over all messages, and rounds their weights to small integers. */
export function pack(
  weights: Float64Array,
  counts: Int32Array,
  { outputs, keep }: { outputs: number; keep: number },
): Packed {
  const deviation = deviationsOf(weights, counts, outputs);
  const effects = Float64Array.from(counts, (count, place) => {
    let effect = 0;
    for (let output = 0; output < outputs; output += 1)
      effect += Math.abs(weights[place * outputs + output]!) / deviation[output]!;
    return effect * Math.sqrt(count);
  });
  const least = effects.toSorted((one, other) => other - one)[keep] ?? 0;
  const places = Int32Array.from([...effects.keys()].filter((place) => effects[place]! > least));
  const scales = deviation.map((it) => Number(((deviations * it) / finest).toPrecision(4)));
  const rounded = new Int8Array(places.length * outputs);
  for (const [row, place] of places.entries())
    for (const [output, scale] of scales.entries()) {
      const steps = Math.round(weights[place * outputs + output]! / scale);
      rounded[row * outputs + output] = Math.max(-finest, Math.min(finest, steps));
    }
  return { scales, places, weights: rounded };
}

/** The standard deviation of the weights of each output, over the places that occur. */
function deviationsOf(weights: Float64Array, counts: Int32Array, outputs: number): number[] {
  const squares = new Float64Array(outputs);
  let occurring = 0;
  for (let place = 0; place < featureCount; place += 1) {
    if (counts[place] === 0) continue;
    occurring += 1;
    for (let output = 0; output < outputs; output += 1) squares[output]! += weights[place * outputs + output]! ** 2;
  }
  return Array.from(squares, (sum) => Math.sqrt(sum / occurring));
}
