import { featureCount } from './features.ts';
import type { Model } from './model.ts';

/** A model as a file: the gaps between the places that it keeps, and their weights, both as base64. */
export interface ModelFile {
  scales: readonly number[];
  /** Numbers of seven bits a byte, the lowest first; the eighth bit says that more follow. */
  gaps: string;
  /** Two weights a byte, the low half first, each raised by 8. */
  weights: string;
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** Reads a model from its file. */
export const unpack = <Output extends string>(
  { scales, gaps, weights }: ModelFile,
  outputs: readonly Output[],
): Model<Output> => ({ outputs, scales, rows: rowsOf(bytesOf(gaps)), weights: weightsOf(bytesOf(weights)) });

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

function weightsOf(bytes: Uint8Array): Int8Array {
  const weights = new Int8Array(bytes.length * 2);
  for (const [index, byte] of bytes.entries()) {
    weights[index * 2] = (byte & 15) - 8;
    weights[index * 2 + 1] = (byte >> 4) - 8;
  }
  return weights;
}
