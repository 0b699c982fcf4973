import { deviationsOf } from './pack.ts';

/** The rows of a table that move its columns most, in their order. `counts` says how many examples have each row. */
export function strongestRows(table: Float32Array, counts: Int32Array, keep: number): Int32Array {
  const columns = table.length / counts.length;
  const deviations = deviationsOf(table, columns);
  const effects = Float64Array.from(counts, (count, row) => {
    let effect = 0;
    for (let column = 0; column < columns; column += 1)
      effect += Math.abs(table[row * columns + column]!) / deviations[column]!;
    // Many rare rows move as much together as few frequent ones.
    return effect * count ** 0.25;
  });
  const least = effects.toSorted((one, other) => other - one)[keep] ?? 0;
  return Int32Array.from(counts.keys()).filter((row) => effects[row]! > least);
}
