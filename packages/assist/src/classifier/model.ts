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
 * The sums of the columns of a table. A long message has thousands of features, so these are plain loops over eight rows
 * at a time, whose memory answers together.
 */
function sumsOf({ weights, scales }: Table, { count, rows, values }: Kept): Float64Array {
  const columns = scales.length;
  const sums = new Float64Array(columns);
  const rowAt = (at: number) => rows[at]! * columns;
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

/** How much each unit counts for a text. */
function activationsOf({ hidden, biases }: Model<string>, kept: Kept): Float64Array {
  const units = sumsOf(hidden, kept);
  for (let unit = 0; unit < units.length; unit += 1) units[unit] = Math.max(0, units[unit]! + biases[unit]!);
  return units;
}

export function predict<Output extends string>(model: Model<Output>, features: Features): Scores<Output> {
  const { outputs, direct, readout } = model;
  const kept = keptOf(model, features);
  const sums = sumsOf(direct, kept);
  const units = activationsOf(model, kept);
  for (let unit = 0; unit < units.length; unit += 1)
    for (let output = 0; output < outputs.length; output += 1)
      sums[output]! += units[unit]! * readout[unit * outputs.length + output]!;
  const scores = {} as Scores<Output>;
  for (const [index, name] of outputs.entries()) scores[name] = sums[index]!;
  return scores;
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
  for (let at = 0; at < kept.count; at += 1) {
    const word = kept.words[at]!;
    if (word < 0) continue;
    const row = kept.rows[at]!;
    let sum = direct.weights[row * outputs.length + asked]! * direct.scales[asked]!;
    for (const unit of counting) sum += hidden.weights[row * factors.length + unit]! * factors[unit]!;
    added[word]! += sum * kept.values[at]!;
  }
  return added;
}
