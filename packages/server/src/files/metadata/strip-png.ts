import { crc32, inflateSync } from 'node:zlib';
import { brokenPicture, countParts } from './broken-picture.ts';
import { exifOf, orientationIn } from './orientation.ts';
import { type Note, noteExif, noteXmp } from './kinds.ts';
import type { ByteReader } from './read-bytes.ts';

/** The chunks that decide how a PNG is drawn: pixels, colours and pixel size. */
const kept = new Set('IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD hIST pHYs sPLT'.split(' '));

const checksumBytes = 4;
/** A larger chunk of metadata is removed without reading it. */
const mostReadBytes = 64 * 1024;

/** Removes texts, times, EXIF and trailing data from a PNG; the drawn chunks stay byte for byte. */
export async function* stripPng(bytes: ByteReader, note: Note): AsyncGenerator<Buffer> {
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
    } else if (type === 'eXIf' && length <= mostReadBytes) {
      const chunk = await bytes.take(length + checksumBytes);
      if (!chunk) throw brokenPicture();
      noteExif(chunk.subarray(0, length), note);
      const orientation = orientationIn(chunk.subarray(0, length));
      if (orientation !== 1) yield chunkOf('eXIf', exifOf(orientation));
    } else if (isText(type) && length <= mostReadBytes) {
      const chunk = await bytes.take(length + checksumBytes);
      if (!chunk) throw brokenPicture();
      noteText(type, chunk.subarray(0, length), note);
    } else {
      note(type === 'tIME' ? 'dates' : isText(type) ? 'texts' : 'other');
      if (!(await bytes.skip(length + checksumBytes))) throw brokenPicture();
    }
  }
}

const isText = (type: string) => /^[tzi]TXt$/i.test(type);

/** The keywords of texts; others are texts in general. */
const keywords = new Map<string, Parameters<Note>[0]>([
  ['Author', 'author'],
  ['Copyright', 'author'],
  ['Software', 'program'],
  ['Source', 'device'],
  ['Creation Time', 'dates'],
]);

function noteText(type: string, chunk: Buffer, note: Note) {
  const end = chunk.indexOf(0);
  const keyword = chunk.toString('latin1', 0, end);
  if (keyword === 'XML:com.adobe.xmp') noteXmp(textIn(type, chunk, end + 1), note);
  else note(keyword.startsWith('date:') ? 'dates' : (keywords.get(keyword) ?? 'texts'));
}

/**
 * The text of a chunk after its keyword: in zTXt after the method, in iTXt after two flags, of which the first says whether
 * it is compressed, and two more names.
 */
function textIn(type: string, chunk: Buffer, at: number): string {
  if (type === 'tEXt') return chunk.toString('latin1', at);
  const start = type === 'zTXt' ? at + 1 : chunk.indexOf(0, chunk.indexOf(0, at + 2) + 1) + 1;
  if (type === 'iTXt' && chunk[at] === 0) return chunk.toString('latin1', start);
  try {
    return inflateSync(chunk.subarray(start), { maxOutputLength: 16 * mostReadBytes }).toString('latin1');
  } catch {
    return '';
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
