import type { Features } from './features.ts';

/** A model of several outputs: each feature adds to them, and to the units of a hidden layer, which add to them too. */
export interface Model<Output extends string> {
  outputs: readonly Output[];
  /** For each place of a feature that the model keeps, its row of weights; else -1. */
  rows: Int32Array;
  /** Small integers, a row for each place, a column for each output and then for each unit. */
  weights: Int8Array;
  /** What the integers of each column are multiplied by. */
  scales: readonly number[];
  /** What each unit begins with. A unit counts only if its sum is above zero. A linear model has no units. */
  biases: readonly number[];
  /** What each unit adds to each output, unit by unit. */
  readout: readonly number[];
}

/** What a model says of a text, for each output. */
export type Scores<Output extends string> = Record<Output, number>;

// Plain loops: a long message has ten thousand features, and its sentences have them again.
function sumsOf({ scales, rows, weights }: Model<string>, { places, values }: Features): Float64Array {
  const columns = scales.length;
  const sums = new Float64Array(columns);
  for (let index = 0; index < places.length; index += 1) {
    const row = rows[places[index]!]! * columns;
    const value = values[index]!;
    if (row >= 0) for (let column = 0; column < columns; column += 1) sums[column]! += weights[row + column]! * value;
  }
  return sums.map((sum, column) => sum * scales[column]!);
}

export function predict<Output extends string>(model: Model<Output>, features: Features): Scores<Output> {
  const { outputs, biases, readout } = model;
  const sums = sumsOf(model, features);
  for (const [unit, bias] of biases.entries()) {
    const activation = Math.max(0, sums[outputs.length + unit]! + bias);
    for (let output = 0; output < outputs.length; output += 1)
      sums[output]! += activation * readout[unit * outputs.length + output]!;
  }
  return Object.fromEntries(outputs.map((name, index) => [name, sums[index]!])) as Scores<Output>;
}

/** How much each word of a text adds to an output, directly and by the units that count. */
export function contributions<Output extends string>(
  model: Model<Output>,
  features: Features,
  output: Output,
  wordCount: number,
): Float64Array {
  const { outputs, rows, weights, scales, biases, readout } = model;
  const sums = sumsOf(model, features);
  const asked = outputs.indexOf(output);
  const factors = scales.map((scale, column) => {
    const unit = column - outputs.length;
    if (unit < 0) return column === asked ? scale : 0;
    return sums[column]! + biases[unit]! > 0 ? scale * readout[unit * outputs.length + asked]! : 0;
  });
  const counting = Int32Array.from(factors.keys()).filter((column) => factors[column] !== 0);
  const added = new Float64Array(wordCount);
  for (let at = 0; at < features.places.length; at += 1) {
    const row = rows[features.places[at]!]! * scales.length;
    const word = features.words[at]!;
    if (row < 0 || word < 0) continue;
    let sum = 0;
    for (const column of counting) sum += weights[row + column]! * factors[column]!;
    added[word]! += sum * features.values[at]!;
  }
  return added;
}
