/** Weights beyond so many standard deviations are cut off. */
const deviations = 4;

/** The weights of a table as they ship: small integers, and what those of each column are multiplied by. */
export interface Packed {
  scales: number[];
  weights: Int8Array;
}

/** Rounds the weights of a table to integers between `-finest` and `finest`. */
export function pack(table: Float32Array, columns: number, finest: number): Packed {
  const scales = deviationsOf(table, columns).map((it) => Number(((deviations * it) / finest).toPrecision(4)));
  const weights = Int8Array.from(table, (weight, at) =>
    Math.max(-finest, Math.min(finest, Math.round(weight / scales[at % columns]!))),
  );
  return { scales, weights };
}

/** The standard deviation of the weights of each column. */
export function deviationsOf(table: Float32Array, columns: number): number[] {
  const squares = new Float64Array(columns);
  for (let at = 0; at < table.length; at += 1) squares[at % columns]! += table[at]! ** 2;
  return Array.from(squares, (sum) => Math.sqrt((sum * columns) / table.length));
}
