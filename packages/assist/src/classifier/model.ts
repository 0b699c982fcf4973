import type { Features } from './features.ts';

/** A model of several outputs: each feature adds to them, and to the units of a hidden layer, which add to them too. */
export interface Model<Output extends string> {
  outputs: readonly Output[];
  /** For each place of a feature its row of weights; -1 where the model keeps none. */
  rows: Int32Array;
  /** Small integers: row by row, a column for each output and then for each unit. */
  weights: Int8Array;
  /** How far a row is from the next one. */
  width: number;
  /** For each column, what its integers are multiplied by. A linear model has columns of outputs alone. */
  scales: readonly number[];
  /** What each unit begins with. A unit counts only if its sum is above zero. */
  biases: readonly number[];
  /** What each unit adds to each output, unit by unit. */
  readout: readonly number[];
}

/** The width of rows of some columns: a row that begins with a line of the processor's cache is read faster. */
export const widthFor = (columns: number): number => Math.ceil(columns / 16) * 16;

/** What a model says of a text, for each output. */
export type Scores<Output extends string> = Record<Output, number>;

/** The scores of a text, and what they come from. */
export interface Prediction<Output extends string> {
  scores: Scores<Output>;
  model: Model<Output>;
  kept: Kept;
  /** How much each unit counts. */
  units: Float64Array;
}

/** The model for some of its outputs. Both share their units. */
export function narrow<Output extends string>(
  { outputs, weights, width, scales, readout, ...shared }: Model<string>,
  narrowed: readonly Output[],
): Model<Output> {
  const kept = narrowed.map((it) => outputs.indexOf(it));
  const columns = [...kept, ...shared.biases.map((_, unit) => outputs.length + unit)];
  return {
    ...shared,
    outputs: narrowed,
    weights: columnsOf(weights, width, columns),
    width: widthFor(columns.length),
    scales: columns.map((column) => scales[column]!),
    readout: shared.biases.flatMap((_, unit) => kept.map((output) => readout[unit * outputs.length + output]!)),
  };
}

/** These columns of rows. A plain loop: there are millions, at the start of a server. */
function columnsOf(weights: Int8Array, width: number, columns: readonly number[]): Int8Array {
  const narrower = widthFor(columns.length);
  const found = new Int8Array((weights.length / width) * narrower);
  for (let row = 0, to = 0; row < weights.length; row += width, to += narrower)
    for (let at = 0; at < columns.length; at += 1) found[to + at] = weights[row + columns[at]!]!;
  return found;
}

/** The features of a text that a model keeps, with their rows. */
interface Kept {
  /** How many there are; the lists may be longer. */
  count: number;
  rows: Int32Array;
  values: Float64Array;
  words: Int32Array;
}

function keptOf(model: Model<string>, { places, values, words }: Features): Kept {
  const most = places.length;
  const kept = { count: 0, rows: new Int32Array(most), values: new Float64Array(most), words: new Int32Array(most) };
  for (let at = 0; at < most; at += 1) {
    const row = model.rows[places[at]!]!;
    if (row < 0) continue;
    kept.rows[kept.count] = row;
    kept.values[kept.count] = values[at]!;
    kept.words[kept.count] = words[at]!;
    kept.count += 1;
  }
  return kept;
}

/**
 * The sums of the columns. A long message has thousands of features, so these are plain loops over eight rows at a time,
 * whose memory answers together.
 */
function sumsOf({ weights, width, scales }: Model<string>, { count, rows, values }: Kept): Float64Array {
  const columns = scales.length;
  const sums = new Float64Array(columns);
  const rowAt = (at: number) => rows[at]! * width;
  let at = 0;
  for (; at + 8 <= count; at += 8) {
    const [a, b, c, d] = [rowAt(at), rowAt(at + 1), rowAt(at + 2), rowAt(at + 3)];
    const [e, f, g, h] = [rowAt(at + 4), rowAt(at + 5), rowAt(at + 6), rowAt(at + 7)];
    for (let column = 0; column < columns; column += 1)
      sums[column]! +=
        weights[a + column]! * values[at]! +
        weights[b + column]! * values[at + 1]! +
        weights[c + column]! * values[at + 2]! +
        weights[d + column]! * values[at + 3]! +
        weights[e + column]! * values[at + 4]! +
        weights[f + column]! * values[at + 5]! +
        weights[g + column]! * values[at + 6]! +
        weights[h + column]! * values[at + 7]!;
  }
  for (; at < count; at += 1)
    for (let column = 0; column < columns; column += 1) sums[column]! += weights[rowAt(at) + column]! * values[at]!;
  for (let column = 0; column < columns; column += 1) sums[column]! *= scales[column]!;
  return sums;
}

export function predict<Output extends string>(model: Model<Output>, features: Features): Prediction<Output> {
  const { outputs, biases, readout } = model;
  const kept = keptOf(model, features);
  const sums = sumsOf(model, kept);
  const units = sums.subarray(outputs.length);
  for (let unit = 0; unit < units.length; unit += 1) {
    units[unit] = Math.max(0, units[unit]! + biases[unit]!);
    for (let output = 0; output < outputs.length; output += 1)
      sums[output]! += units[unit]! * readout[unit * outputs.length + output]!;
  }
  const scores = {} as Scores<Output>;
  for (const [index, name] of outputs.entries()) scores[name] = sums[index]!;
  return { scores, model, kept, units };
}

/** How much each word of a text adds to an output, directly and by the units that count. */
export function contributions<Output extends string>(
  { model, kept, units }: Prediction<Output>,
  output: Output,
  wordCount: number,
): Float64Array {
  const { outputs, weights, width, scales, readout } = model;
  const asked = outputs.indexOf(output);
  const factors = scales.map((scale, column) => {
    if (column < outputs.length) return column === asked ? scale : 0;
    const unit = column - outputs.length;
    return units[unit]! > 0 ? scale * readout[unit * outputs.length + asked]! : 0;
  });
  const counting = Int32Array.from(factors.keys()).filter((column) => factors[column] !== 0);
  const added = new Float64Array(wordCount);
  for (let at = 0; at < kept.count; at += 1) {
    const word = kept.words[at]!;
    if (word < 0) continue;
    const row = kept.rows[at]! * width;
    let sum = 0;
    for (const column of counting) sum += weights[row + column]! * factors[column]!;
    added[word]! += sum * kept.values[at]!;
  }
  return added;
}
