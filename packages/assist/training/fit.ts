/** An example: the rows of its features, their values, and for each output how wrong an answer is: the derivative of its loss. */
export interface Example {
  rows: Int32Array;
  values: Float64Array;
  gradient: (sums: Float64Array, into: Float64Array) => void;
}

/** Where the order of the examples begins. */
export const seed = 7;

const rounds = 4;
const step = 0.15;
const decay = 1e-4;
/** An output that is so nearly right learns nothing from an example. */
const least = 0.02;

/** Fits a linear model by AdaGrad, always in the same order. Returns a weight per row and output. */
export function fit(examples: readonly Example[], { rows, outputs }: { rows: number; outputs: number }): Float32Array {
  const state = {
    cells: Float32Array.from({ length: rows * outputs * 2 }, (_, at) => (at % 2) * 1e-6),
    sums: new Float64Array(outputs),
    slope: new Float64Array(outputs),
    taught: new Int32Array(outputs),
  };
  const order = examples.map((_, index) => index);
  let random = seed;
  for (let round = 0; round < rounds; round += 1) {
    for (let last = order.length - 1; last > 0; last -= 1) {
      random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
      const other = random % (last + 1);
      [order[last], order[other]] = [order[other]!, order[last]!];
    }
    for (const index of order) learn(examples[index]!, state);
  }
  return state.cells.filter((_, at) => at % 2 === 0);
}

interface State {
  /** For each row and output its weight, then the sum of the squares of its changes: side by side, so that both are near. */
  cells: Float32Array;
  sums: Float64Array;
  slope: Float64Array;
  /** The outputs that learn from an example. */
  taught: Int32Array;
}

// Plain loops over arrays of numbers: this runs some hundred million times.
function learn({ rows, values, gradient }: Example, { cells, sums, slope, taught }: State) {
  const outputs = sums.length;
  sums.fill(0);
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index]! * outputs * 2;
    const value = values[index]!;
    for (let output = 0; output < outputs; output += 1) sums[output]! += cells[row + output * 2]! * value;
  }
  gradient(sums, slope);
  let count = 0;
  for (let output = 0; output < outputs; output += 1)
    if (Math.abs(slope[output]!) > least) {
      taught[count] = output;
      count += 1;
    }
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index]! * outputs * 2;
    const value = values[index]!;
    for (let at = 0; at < count; at += 1) {
      const output = taught[at]!;
      const cell = row + output * 2;
      const weight = cells[cell]!;
      const change = slope[output]! * value + decay * weight;
      const square = cells[cell + 1]! + change * change;
      cells[cell + 1] = square;
      cells[cell] = weight - (step * change) / Math.sqrt(square);
    }
  }
}
