import { featureCount } from './features.ts';
import type { Model } from './model.ts';

/** A model as a file: the gaps between the places that it keeps, as base64, and their weights. */
export interface ModelFile extends Pick<Model<string>, 'scales' | 'biases' | 'readout'> {
  /** Numbers of seven bits a byte, the lowest first; the eighth bit says that more follow. */
  gaps: string;
  /** A character for each weight, which compresses well. */
  weights: string;
}

/** The code of the character for the weight 0. From 28 below to 28 above it, JSON escapes none. */
export const middle = 63;

function bytesOf(base64: string): Uint8Array {
  const characters = atob(base64);
  return codesOf(characters, new Uint8Array(characters.length), 0);
}

/** Reads a model from its file. */
export const unpack = <Output extends string>(
  { scales, gaps, weights, biases, readout }: ModelFile,
  outputs: readonly Output[],
): Model<Output> => ({
  outputs,
  rows: rowsOf(bytesOf(gaps)),
  weights: weightsOf(weights),
  scales,
  biases,
  readout,
});

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

const weightsOf = (characters: string) => codesOf(characters, new Int8Array(characters.length), middle);

/** Fills an array with the codes of characters. A plain loop: there are millions, and a server reads them at its start. */
function codesOf<Codes extends Int8Array | Uint8Array>(characters: string, codes: Codes, subtracted: number): Codes {
  for (let index = 0; index < characters.length; index += 1) codes[index] = characters.charCodeAt(index) - subtracted;
  return codes;
}
