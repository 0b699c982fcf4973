import { Learned } from './learned.ts';
import { strongestRows } from './strongest-rows.ts';

/** An example: the rows of its features, their values, and for each output how wrong an answer is: the derivative of its loss. */
export interface Example {
  rows: Int32Array;
  values: Float64Array;
  gradient: (sums: Float64Array, into: Float64Array) => void;
}

interface Size {
  rows: number;
  outputs: number;
  /** The units of the hidden layer, or 0 for a linear model. */
  units: number;
}

interface Asked extends Size {
  /** How many rows a model has in the end. */
  keep: number;
}

/** The weights of a model. */
export interface Weights {
  /** The rows that it keeps. */
  rows: Int32Array;
  /** For each of these rows a weight per output and then per unit. */
  table: Float32Array;
  biases: Float32Array;
  /** One per unit and output. */
  readout: Float32Array;
}

/** Where the random numbers begin: the order of the examples and the first weights of the layer. */
const seed = 7;

const rounds = 4;
/** In so many last rounds the model learns with the rows alone that it keeps. Its weights are the mean of those after each. */
const lastRounds = 3;
/** An output that is so nearly right learns nothing from an example. */
const least = 0.05;

/** Fits a linear model with a hidden layer beside it, or none, always to the same weights. */
export function fit(examples: readonly Example[], { keep, ...size }: Asked): Weights {
  const random = randomNumbers();
  const network = new Network(size, random);
  const order = examples.map((_, index) => index);
  const learnAll = (from: readonly Example[]) => {
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = Math.floor(random() * (last + 1));
      [order[last], order[other]] = [order[other]!, order[last]!];
    }
    for (const index of order) network.learn(from[index]!);
  };
  for (let round = 0; round < rounds - lastRounds; round += 1) learnAll(examples);
  const rows = strongestRows(network.table(), countsOf(examples, size.rows), keep);
  network.keepRows(rows);
  const pruned = withRows(examples, rows, size.rows);
  for (let round = 0; round < lastRounds; round += 1) {
    learnAll(pruned);
    network.addToMean();
  }
  return { rows, ...network.mean() };
}

/** How many examples have each row. */
function countsOf(examples: readonly Example[], rows: number): Int32Array {
  const counts = new Int32Array(rows);
  for (const example of examples) for (const row of example.rows) counts[row]! += 1;
  return counts;
}

/** The examples with these rows alone, counted anew. */
function withRows(examples: readonly Example[], rows: Int32Array, all: number): Example[] {
  const places = new Int32Array(all).fill(-1);
  for (const [place, row] of rows.entries()) places[row] = place;
  return examples.map(({ rows: before, values, gradient }) => {
    const after = before.map((row) => places[row]!);
    return {
      rows: after.filter((row) => row >= 0),
      values: values.filter((_, index) => after[index]! >= 0),
      gradient,
    };
  });
}

/** Numbers from 0 to below 1, always the same ones. */
function randomNumbers() {
  let random = seed;
  return () => {
    random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
    return random / 2 ** 32;
  };
}

// Plain loops over arrays of numbers: these run some hundred million times.
class Network {
  readonly #size: Omit<Size, 'rows'>;
  readonly #linear: Learned;
  readonly #layer: Learned;
  readonly #biases: Learned;
  readonly #readout: Learned;
  readonly #sums: Float64Array;
  readonly #slopes: Float64Array;
  readonly #activations: Float64Array;
  readonly #unitSlopes: Float64Array;

  constructor({ rows, outputs, units }: Size, random: () => number) {
    // Units that begin alike would all learn the same; with longer steps they learn single messages by heart.
    const learning = (spread: number) => ({ step: 0.03, square: 1e-3, first: () => (random() - 0.5) * spread });
    this.#size = { outputs, units };
    this.#linear = new Learned(rows * outputs, { step: 0.15, square: 1e-6, first: () => 0 });
    this.#layer = new Learned(rows * units, learning(0.1));
    this.#biases = new Learned(units, learning(0));
    this.#readout = new Learned(units * outputs, learning(0.5));
    this.#sums = new Float64Array(outputs);
    this.#slopes = new Float64Array(outputs);
    this.#activations = new Float64Array(units);
    this.#unitSlopes = new Float64Array(units);
  }

  learn(example: Example) {
    this.#answer(example);
    example.gradient(this.#sums, this.#slopes);
    const taught = indexesWhere(this.#slopes, (slope) => Math.abs(slope) > least);
    const active = indexesWhere(this.#activations, (activation) => activation > 0);
    this.#correctUnits(taught, active);
    this.#correctRows(example, taught, active);
  }

  /** The weights as they are now, row by row: of the outputs, then of the units. */
  table(): Float32Array {
    return this.#joined(this.#linear.all(), this.#layer.all());
  }

  keepRows(rows: Int32Array) {
    this.#linear.keepRows(rows, this.#size.outputs);
    this.#layer.keepRows(rows, this.#size.units);
  }

  addToMean() {
    for (const weights of [this.#linear, this.#layer, this.#biases, this.#readout]) weights.addToMean();
  }

  mean() {
    return {
      table: this.#joined(this.#linear.mean(), this.#layer.mean()),
      biases: this.#biases.mean(),
      readout: this.#readout.mean(),
    };
  }

  #joined(linear: Float32Array, layer: Float32Array): Float32Array {
    const { outputs, units } = this.#size;
    const table = new Float32Array(linear.length + layer.length);
    for (let row = 0; row < linear.length / outputs; row += 1) {
      table.set(linear.subarray(row * outputs, (row + 1) * outputs), row * (outputs + units));
      table.set(layer.subarray(row * units, (row + 1) * units), row * (outputs + units) + outputs);
    }
    return table;
  }

  #answer({ rows, values }: Example) {
    const { outputs, units } = this.#size;
    const [sums, activations, linear, layer] = [this.#sums, this.#activations, this.#linear, this.#layer];
    sums.fill(0);
    for (let unit = 0; unit < units; unit += 1) activations[unit] = this.#biases.at(unit);
    for (let index = 0; index < rows.length; index += 1) {
      const row = rows[index]!;
      const value = values[index]!;
      for (let output = 0; output < outputs; output += 1) sums[output]! += linear.at(row * outputs + output) * value;
      for (let unit = 0; unit < units; unit += 1) activations[unit]! += layer.at(row * units + unit) * value;
    }
    for (let unit = 0; unit < units; unit += 1) {
      const activation = Math.max(0, activations[unit]!);
      activations[unit] = activation;
      for (let output = 0; output < outputs; output += 1)
        sums[output]! += this.#readout.at(unit * outputs + output) * activation;
    }
  }

  #correctUnits(taught: readonly number[], active: readonly number[]) {
    const { outputs } = this.#size;
    for (const unit of active) {
      let slope = 0;
      for (const output of taught) {
        const index = unit * outputs + output;
        slope += this.#readout.at(index) * this.#slopes[output]!;
        this.#readout.learn(index, this.#activations[unit]! * this.#slopes[output]!);
      }
      this.#unitSlopes[unit] = slope;
      this.#biases.learn(unit, slope);
    }
  }

  #correctRows({ rows, values }: Example, taught: readonly number[], active: readonly number[]) {
    const { outputs, units } = this.#size;
    const [slopes, unitSlopes, linear, layer] = [this.#slopes, this.#unitSlopes, this.#linear, this.#layer];
    for (let index = 0; index < rows.length; index += 1) {
      const row = rows[index]!;
      const value = values[index]!;
      for (const output of taught) linear.learn(row * outputs + output, slopes[output]! * value);
      for (const unit of active) layer.learn(row * units + unit, unitSlopes[unit]! * value);
    }
  }
}

function indexesWhere(numbers: Float64Array, holds: (it: number) => boolean): number[] {
  const indexes = [];
  for (let index = 0; index < numbers.length; index += 1) if (holds(numbers[index]!)) indexes.push(index);
  return indexes;
}
