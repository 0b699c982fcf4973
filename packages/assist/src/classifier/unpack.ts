import { featureCount } from './features.ts';
import { type Model, widthFor } from './model.ts';

/** A model as a file: the gaps between the places that it keeps, as base64, and their weights. */
export interface ModelFile extends Pick<Model<string>, 'biases' | 'readout'> {
  /** Numbers of seven bits a byte, the lowest first; the eighth bit says that more follow. */
  gaps: string;
  /** A character for each weight, which compresses well: row by row, a column for each output and then for each unit. */
  weights: string;
  /** What the weights of each column are multiplied by. */
  scales: readonly number[];
}

/** The code of the character for the weight 0. From 28 below to 28 above it, JSON escapes none. */
export const middle = 63;

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** Reads a model from its file. */
export function unpack<Output extends string>(
  { scales, gaps, weights, biases, readout }: ModelFile,
  outputs: readonly Output[],
): Model<Output> {
  const width = widthFor(scales.length);
  return {
    outputs,
    rows: rowsOf(bytesOf(gaps)),
    weights: weightsOf(weights, scales.length, width),
    width,
    scales,
    biases,
    readout,
  };
}

function rowsOf(bytes: Uint8Array): Int32Array {
  const rows = new Int32Array(featureCount).fill(-1);
  let [place, row, gap, shift] = [-1, 0, 0, 0];
  for (const byte of bytes) {
    gap |= (byte & 127) << shift;
    shift += 7;
    if (byte > 127) continue;
    place += gap + 1;
    rows[place] = row;
    row += 1;
    [gap, shift] = [0, 0];
  }
  return rows;
}

/** The weights in rows of this width. A plain loop: there are millions, and a server reads them at its start. */
function weightsOf(characters: string, columns: number, width: number): Int8Array {
  const weights = new Int8Array((characters.length / columns) * width);
  for (let from = 0, row = 0; from < characters.length; from += columns, row += width)
    for (let column = 0; column < columns; column += 1)
      weights[row + column] = characters.charCodeAt(from + column) - middle;
  return weights;
}
