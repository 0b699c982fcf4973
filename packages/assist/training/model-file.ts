import { type ModelFile, middle } from '../src/classifier/unpack.ts';
import type { Weights } from './fit.ts';
import { pack } from './pack.ts';

const base64 = (bytes: Iterable<number>) => Buffer.from(Uint8Array.from(bytes)).toString('base64');

/** A model as the file that `unpack` reads. `places` are those of its rows; the weights become integers up to `finest`. */
export function modelFile({ table, biases, readout }: Weights, places: Int32Array, finest: number): ModelFile {
  const { scales, weights } = pack(table, table.length / places.length, finest);
  return {
    scales,
    gaps: base64(gapsOf(places)),
    weights: Buffer.from(weights.map((it) => it + middle)).toString('latin1'),
    biases: shortened(biases),
    readout: shortened(readout),
  };
}

const shortened = (numbers: Float32Array) => Array.from(numbers, (it) => Number(it.toPrecision(4)));

function* gapsOf(places: Int32Array) {
  let last = -1;
  for (const place of places) {
    let gap = place - last - 1;
    while (gap > 127) {
      yield (gap & 127) | 128;
      gap >>>= 7;
    }
    yield gap;
    last = place;
  }
}
