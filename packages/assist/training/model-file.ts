import type { ModelFile } from '../src/classifier/unpack.ts';
import type { Packed } from './pack.ts';

const base64 = (bytes: Iterable<number>) => Buffer.from(Uint8Array.from(bytes)).toString('base64');

/** A model as the file that `unpack` reads. */
export const modelFile = ({ scales, places, weights }: Packed): ModelFile => ({
  scales,
  gaps: base64(gapsOf(places)),
  weights: base64(halvesOf(weights)),
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

function* halvesOf(weights: Int8Array) {
  for (let index = 0; index < weights.length; index += 2)
    yield (weights[index]! + 8) | (((weights[index + 1] ?? 0) + 8) << 4);
}
