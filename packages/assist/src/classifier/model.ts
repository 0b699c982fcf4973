import type { Features } from './features.ts';

/** A row of small integers for each place of a feature that a model keeps. */
export interface Table {
  weights: Int8Array;
  /** For each column, what its integers are multiplied by. */
  scales: readonly number[];
}

/** A model of several outputs: each feature adds to them, and to the units of a hidden layer, which add to them too. */
export interface Model<Output extends string> {
  outputs: readonly Output[];
  /** For each place of a feature its row in both tables; -1 where the model keeps none. */
  rows: Int32Array;
  /** What the features add to the outputs. */
  direct: Table;
  /** What the features add to the units. A linear model has no units. */
  hidden: Table;
  /** What each unit begins with. A unit counts only if its sum is above zero. */
  biases: readonly number[];
  /** What each unit adds to each output, unit by unit. */
  readout: readonly number[];
}

/** What a model says of a text, for each output. */
export type Scores<Output extends string> = Record<Output, number>;

/** The model for some of its outputs. Both share their rows and their units. */
export function narrow<Output extends string>(
  { outputs, direct, readout, ...shared }: Model<string>,
  narrowed: readonly Output[],
): Model<Output> {
  const columns = narrowed.map((it) => outputs.indexOf(it));
  return {
    ...shared,
    outputs: narrowed,
    direct: {
      weights: columnsOf(direct.weights, outputs.length, columns),
      scales: columns.map((column) => direct.scales[column]!),
    },
    readout: shared.biases.flatMap((_, unit) => columns.map((column) => readout[unit * outputs.length + column]!)),
  };
}

/** These columns of rows that have `width` of them. A plain loop: there are millions, at the start of a server. */
function columnsOf(weights: Int8Array, width: number, columns: readonly number[]): Int8Array {
  const found = new Int8Array((weights.length / width) * columns.length);
  let at = 0;
  for (let row = 0; row < weights.length; row += width)
    for (const column of columns) {
      found[at] = weights[row + column]!;
      at += 1;
    }
  return found;
}

/** The features of a text that a model keeps, with their rows. */
interface Kept {
  rows: Int32Array;
  values: Float64Array;
  words: Int32Array;
}

function keptOf(model: Model<string>, features: Features): Kept {
  const count = features.places.length;
  const kept = { rows: new Int32Array(count), values: new Float64Array(count), words: new Int32Array(count) };
  let length = 0;
  for (let at = 0; at < count; at += 1) {
    const row = model.rows[features.places[at]!]!;
    if (row < 0) continue;
    kept.rows[length] = row;
    kept.values[length] = features.values[at]!;
    kept.words[length] = features.words[at]!;
    length += 1;
  }
  return {
    rows: kept.rows.subarray(0, length),
    values: kept.values.subarray(0, length),
    words: kept.words.subarray(0, length),
  };
}

/**
 * The sums of the columns of a table. A long message has ten thousand features, so these are plain loops, and the first
 * one reads a number of every row: memory then answers for many rows at a time, and the second finds them in the cache.
 */
function sumsOf({ weights, scales }: Table, { rows, values }: Kept): Float64Array {
  const columns = scales.length;
  const sums = new Float64Array(columns);
  if (columns === 0) return sums;
  let first = 0;
  for (let at = 0; at < rows.length; at += 1) first += weights[rows[at]! * columns]! * values[at]!;
  sums[0] = first;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at]! * columns;
    const value = values[at]!;
    for (let column = 1; column < columns; column += 1) sums[column]! += weights[row + column]! * value;
  }
  return sums.map((sum, column) => sum * scales[column]!);
}

/** How much each unit counts for a text. */
const activationsOf = ({ hidden, biases }: Model<string>, kept: Kept): Float64Array =>
  sumsOf(hidden, kept).map((sum, unit) => Math.max(0, sum + biases[unit]!));

export function predict<Output extends string>(model: Model<Output>, features: Features): Scores<Output> {
  const { outputs, direct, readout } = model;
  const kept = keptOf(model, features);
  const sums = sumsOf(direct, kept);
  for (const [unit, activation] of activationsOf(model, kept).entries())
    for (let output = 0; output < outputs.length; output += 1)
      sums[output]! += activation * readout[unit * outputs.length + output]!;
  return Object.fromEntries(outputs.map((name, index) => [name, sums[index]!])) as Scores<Output>;
}

/** How much each word of a text adds to an output, directly and by the units that count. */
export function contributions<Output extends string>(
  model: Model<Output>,
  features: Features,
  output: Output,
  wordCount: number,
): Float64Array {
  const { outputs, direct, hidden, readout } = model;
  const kept = keptOf(model, features);
  const asked = outputs.indexOf(output);
  const units = activationsOf(model, kept);
  const factors = hidden.scales.map((scale, unit) =>
    units[unit]! > 0 ? scale * readout[unit * outputs.length + asked]! : 0,
  );
  const counting = Int32Array.from(factors.keys()).filter((unit) => factors[unit] !== 0);
  const added = new Float64Array(wordCount);
  for (let at = 0; at < kept.rows.length; at += 1) {
    const word = kept.words[at]!;
    if (word < 0) continue;
    const row = kept.rows[at]!;
    let sum = direct.weights[row * outputs.length + asked]! * direct.scales[asked]!;
    for (const unit of counting) sum += hidden.weights[row * factors.length + unit]! * factors[unit]!;
    added[word]! += sum * kept.values[at]!;
  }
  return added;
}
