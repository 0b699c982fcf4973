import { type ModelFile, middle } from '../src/classifier/unpack.ts';
import type { Packed } from './pack.ts';

const base64 = (bytes: Iterable<number>) => Buffer.from(Uint8Array.from(bytes)).toString('base64');

/** A model as the file that `unpack` reads. */
export const modelFile = ({ scales, places, weights }: Packed): ModelFile => ({
  scales,
  gaps: base64(gapsOf(places)),
  weights: Buffer.from(weights.map((it) => it + middle)).toString('latin1'),
});

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
