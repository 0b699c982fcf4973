import type { Features } from './features.ts';

/** A linear model of several outputs: for each place of a feature one small integer per output, times its scale. */
export interface Model<Output extends string> {
  outputs: readonly Output[];
  scales: readonly number[];
  weights: Int8Array;
}

/** What a model says of a text, for each output. */
export type Scores<Output extends string> = Record<Output, number>;

export function predict<Output extends string>(model: Model<Output>, { places, values }: Features): Scores<Output> {
  const count = model.outputs.length;
  const sums = new Float64Array(count);
  for (const [index, place] of places.entries())
    for (let output = 0; output < count; output += 1)
      sums[output]! += model.weights[place * count + output]! * values[index]!;
  return Object.fromEntries(
    model.outputs.map((name, index) => [name, sums[index]! * model.scales[index]!]),
  ) as Scores<Output>;
}
