import type { Features } from './features.ts';

/** A linear model of several outputs: for each place of a feature that it keeps, a small integer per output. */
export interface Model<Output extends string> {
  outputs: readonly Output[];
  /** What the integers of an output are multiplied by. */
  scales: readonly number[];
  /** The row of the weights of each place, or -1. */
  rows: Int32Array;
  weights: Int8Array;
}

/** What a model says of a text, for each output. */
export type Scores<Output extends string> = Record<Output, number>;

// Plain loops: a long message has ten thousand features, and its sentences have them again.
export function predict<Output extends string>(
  { outputs, scales, rows, weights }: Model<Output>,
  { places, values }: Features,
): Scores<Output> {
  const count = outputs.length;
  const sums = new Float64Array(count);
  for (let index = 0; index < places.length; index += 1) {
    const row = rows[places[index]!]! * count;
    const value = values[index]!;
    if (row >= 0) for (let output = 0; output < count; output += 1) sums[output]! += weights[row + output]! * value;
  }
  return Object.fromEntries(outputs.map((name, index) => [name, sums[index]! * scales[index]!])) as Scores<Output>;
}

/** How much each word of a text adds to an output. */
export function contributions<Output extends string>(
  { outputs, scales, rows, weights }: Model<Output>,
  { places, values, words }: Features,
  output: Output,
  wordCount: number,
): Float64Array {
  const index = outputs.indexOf(output);
  const added = new Float64Array(wordCount);
  for (const [at, place] of places.entries()) {
    const row = rows[place]!;
    const word = words[at]!;
    if (row >= 0 && word >= 0) added[word]! += weights[row * outputs.length + index]! * scales[index]! * values[at]!;
  }
  return added;
}
