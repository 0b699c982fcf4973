import { featureCount } from './features.ts';
import type { Model, Table } from './model.ts';

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
  const columns = scales.length;
  const table = (from: number, to: number): Table => ({
    weights: columnsOf(weights, { columns, from, to }),
    scales: scales.slice(from, to),
  });
  return {
    outputs,
    rows: rowsOf(bytesOf(gaps)),
    direct: table(0, outputs.length),
    hidden: table(outputs.length, columns),
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

/** The weights of the columns in a range. A plain loop: there are millions, and a server reads them at its start. */
function columnsOf(characters: string, { columns, from, to }: Record<'columns' | 'from' | 'to', number>): Int8Array {
  const weights = new Int8Array((characters.length / columns) * (to - from));
  let at = 0;
  for (let row = 0; row < characters.length; row += columns)
    for (let column = from; column < to; column += 1) {
      weights[at] = characters.charCodeAt(row + column) - middle;
      at += 1;
    }
  return weights;
}
