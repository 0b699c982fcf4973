/** Weights beyond so many standard deviations are cut off. */
const deviations = 4;

/** The weights of a model, one per row and output, and for each row the place of its feature and how many messages have it. */
export interface Fitted {
  weights: Float32Array;
  places: Int32Array;
  counts: Int32Array;
  outputs: number;
}

/** The weights of a model as they ship: the places that are kept, in order, and for each a small integer per output. */
export interface Packed {
  scales: number[];
  places: Int32Array;
  weights: Int8Array;
}

/** Rounds weights to integers between `-finest` and `finest`. */
export function pack({ weights, places, outputs }: Fitted, finest: number): Packed {
  const deviation = deviationsOf(weights, outputs);
  const scales = deviation.map((it) => Number(((deviations * it) / finest).toPrecision(4)));
  const rounded = Int8Array.from(weights, (weight, at) =>
    Math.max(-finest, Math.min(finest, Math.round(weight / scales[at % outputs]!))),
  );
  return { scales, places, weights: rounded };
}

/** The model with the places alone that move the outputs most over all messages. */
export function prune({ weights, places, counts, outputs }: Fitted, keep: number): Fitted {
  const deviation = deviationsOf(weights, outputs);
  const effects = Float64Array.from(counts, (count, row) => {
    let effect = 0;
    for (let output = 0; output < outputs; output += 1)
      effect += Math.abs(weights[row * outputs + output]!) / deviation[output]!;
    return effect * Math.sqrt(count);
  });
  const least = effects.toSorted((one, other) => other - one)[keep] ?? 0;
  const isKept = (row: number) => effects[row]! > least;
  return {
    weights: weights.filter((_, at) => isKept(Math.floor(at / outputs))),
    places: places.filter((_, row) => isKept(row)),
    counts: counts.filter((_, row) => isKept(row)),
    outputs,
  };
}

/** The standard deviation of the weights of each output. */
function deviationsOf(weights: Float32Array, outputs: number): number[] {
  const squares = new Float64Array(outputs);
  for (let at = 0; at < weights.length; at += 1) squares[at % outputs]! += weights[at]! ** 2;
  return Array.from(squares, (sum) => Math.sqrt((sum * outputs) / weights.length));
}
