const decay = 1e-4;

/** How weights begin and how fast they learn. */
export interface Learning {
  /** The length of the first step. */
  step: number;
  /** What their changes count as before the first one: the larger, the slower they begin. */
  square: number;
  first: () => number;
}

/** Weights that learn by AdaGrad. Each has the sum of the squares of its changes beside it, so that both are near. */
export class Learned {
  readonly #step: number;
  #cells: Float32Array;
  #sum: Float32Array | null = null;
  #summed = 0;

  constructor(count: number, { step, square, first }: Learning) {
    this.#cells = Float32Array.from({ length: count * 2 }, (_, at) => (at % 2 === 0 ? first() : square));
    this.#step = step;
  }

  at(index: number): number {
    return this.#cells[index * 2]!;
  }

  learn(index: number, slope: number) {
    const cells = this.#cells;
    const weight = cells[index * 2]!;
    const change = slope + decay * weight;
    const square = cells[index * 2 + 1]! + change * change;
    cells[index * 2 + 1] = square;
    cells[index * 2] = weight - (this.#step * change) / Math.sqrt(square);
  }

  /** The weights as they are now. */
  all(): Float32Array {
    return this.#cells.filter((_, at) => at % 2 === 0);
  }

  /** Forgets all but these rows of so many weights. */
  keepRows(rows: Int32Array, width: number) {
    const cells = new Float32Array(rows.length * width * 2);
    for (const [at, row] of rows.entries())
      cells.set(this.#cells.subarray(row * width * 2, (row + 1) * width * 2), at * width * 2);
    this.#cells = cells;
  }

  /** Counts the weights as they are now towards their mean. */
  addToMean() {
    const now = this.all();
    this.#sum = this.#sum?.map((it, index) => it + now[index]!) ?? now;
    this.#summed += 1;
  }

  mean(): Float32Array {
    return this.#sum!.map((it) => it / this.#summed);
  }
}
