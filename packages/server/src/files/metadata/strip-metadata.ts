import { readBytes } from './read-bytes.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';

const jpegStart = Buffer.from('ffd8ff', 'hex');
const pngStart = Buffer.from('89504e470d0a1a0a', 'hex');

/**
 * Passes a file on; of a photograph only what is drawn, without the place where it was taken. No package does that: those
 * that change no picture leave IPTC, comments, thumbnails and appended pictures in it, and lose the orientation.
 */
export async function* stripMetadata(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const bytes = readBytes(source);
  const start = await bytes.peek(pngStart.length);
  if (start.subarray(0, jpegStart.length).equals(jpegStart)) yield* stripJpeg(bytes);
  else if (start.subarray(0, pngStart.length).equals(pngStart)) yield* stripPng(bytes);
  else yield* bytes.pass(Infinity);
  // What follows the end of a picture is read, so that its sender is done, and dropped.
  await bytes.skip(Infinity);
}
