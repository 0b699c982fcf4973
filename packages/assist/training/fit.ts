import { type Features, featureCount } from '../src/classifier/features.ts';

/** An example: its features, and for each output how wrong an answer is, as the derivative of its loss. */
export interface Example {
  features: Features;
  gradient: (sums: Float64Array, into: Float64Array) => void;
}

/** Where the order of the examples begins. */
export const seed = 7;

const rounds = 10;
const step = 0.1;
const decay = 1e-4;
/** An output that is so nearly right learns nothing from an example. */
const least = 0.02;

/** Fits a linear model with `outputs` outputs by AdaGrad, always in the same order. Returns a weight per place and output. */
export function fit(examples: readonly Example[], outputs: number): Float64Array {
  const weights = new Float64Array(featureCount * outputs);
  const squares = new Float64Array(featureCount * outputs).fill(1e-6);
  const sums = new Float64Array(outputs);
  const slope = new Float64Array(outputs);
  const order = examples.map((_, index) => index);
  let state = seed;
  for (let round = 0; round < rounds; round += 1) {
    for (let last = order.length - 1; last > 0; last -= 1) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      const other = state % (last + 1);
      [order[last], order[other]] = [order[other]!, order[last]!];
    }
    for (const index of order) learn(examples[index]!, { weights, squares, sums, slope });
  }
  return weights;
}

interface State {
  weights: Float64Array;
  squares: Float64Array;
  sums: Float64Array;
  slope: Float64Array;
}

function learn({ features: { places, values }, gradient }: Example, { weights, squares, sums, slope }: State) {
  const outputs = sums.length;
  sums.fill(0);
  for (let index = 0; index < places.length; index += 1) {
    const row = places[index]! * outputs;
    for (let output = 0; output < outputs; output += 1) sums[output]! += weights[row + output]! * values[index]!;
  }
  gradient(sums, slope);
  const taught = [...slope.keys()].filter((output) => Math.abs(slope[output]!) > least);
  for (let index = 0; index < places.length; index += 1) {
    const row = places[index]! * outputs;
    for (const output of taught) {
      const at = row + output;
      const change = slope[output]! * values[index]! + decay * weights[at]!;
      const square = squares[at]! + change * change;
      squares[at] = square;
      weights[at]! -= (step * change) / Math.sqrt(square);
    }
  }
}
