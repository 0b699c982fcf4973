import { crc32 } from 'node:zlib';
import { brokenPicture, countParts } from './broken-picture.ts';
import { exifOf, orientationIn } from './orientation.ts';
import type { ByteReader } from './read-bytes.ts';

/** The chunks that decide how a PNG is drawn: pixels, colours and pixel size. */
const kept = new Set('IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD hIST pHYs sPLT'.split(' '));

const checksumBytes = 4;
/** A larger EXIF chunk is removed without reading its orientation. */
const mostExifBytes = 64 * 1024;

/** Removes texts, times, EXIF and trailing data from a PNG; the drawn chunks stay byte for byte. */
export async function* stripPng(bytes: ByteReader): AsyncGenerator<Buffer> {
  const countPart = countParts();
  const signature = await bytes.take(8);
  if (signature) yield signature;
  for (let type = ''; type !== 'IEND';) {
    countPart();
    const head = await bytes.take(8);
    if (!head) throw brokenPicture();
    const length = head.readUInt32BE();
    type = head.toString('latin1', 4);
    if (kept.has(type)) {
      yield head;
      if (!(yield* bytes.pass(length + checksumBytes))) throw brokenPicture();
    } else if (type === 'eXIf' && length <= mostExifBytes) {
      const chunk = await bytes.take(length + checksumBytes);
      if (!chunk) throw brokenPicture();
      const orientation = orientationIn(chunk.subarray(0, length));
      if (orientation !== 1) yield chunkOf('eXIf', exifOf(orientation));
    } else if (!(await bytes.skip(length + checksumBytes))) throw brokenPicture();
  }
}

function chunkOf(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length);
  head.write(type, 4, 'latin1');
  const sum = Buffer.alloc(checksumBytes);
  sum.writeUInt32BE(crc32(data, crc32(type)));
  return Buffer.concat([head, data, sum]);
}
