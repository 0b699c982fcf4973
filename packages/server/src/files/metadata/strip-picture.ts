import type { Note } from './kinds.ts';
import { readBytes } from './read-bytes.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';

const jpegStart = Buffer.from('ffd8ff', 'hex');
const pngStart = Buffer.from('89504e470d0a1a0a', 'hex');

/**
 * Passes a file on and removes the metadata of photographs, for example the location. No package does this: those that
 * leave the pixels unchanged keep IPTC, comments, thumbnails and appended pictures, and lose the orientation. What was
 * removed is noted by its kinds.
 */
export async function* stripMetadata(
  source: AsyncIterable<Buffer>,
  note: Note = () => undefined,
): AsyncGenerator<Buffer> {
  const bytes = readBytes(source);
  const start = await bytes.peek(pngStart.length);
  if (start.subarray(0, jpegStart.length).equals(jpegStart)) yield* stripJpeg(bytes, note);
  else if (start.subarray(0, pngStart.length).equals(pngStart)) yield* stripPng(bytes, note);
  else yield* bytes.pass(Infinity);
  // Data after the end of the picture is read and dropped, so that the upload can finish.
  if ((await bytes.peek(1)).length > 0) note('other');
  await bytes.skip(Infinity);
}
