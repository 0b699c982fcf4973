import { brokenPicture, countParts } from './broken-picture.ts';
import { exifOf, orientationIn } from './orientation.ts';
import { type Note, noteExif, noteIptc, noteXmp } from './kinds.ts';
import type { ByteReader } from './read-bytes.ts';

const exif = 'Exif\0\0';
const soi = 0xd8;
const eoi = 0xd9;
const sos = 0xda;

/**
 * Strips a JPEG down to its picture: tables, frames and scans byte for byte, the colour profile, the colour coding and
 * the orientation. Data after the end marker is dropped, for example embedded pictures with metadata of their own.
 */
export async function* stripJpeg(bytes: ByteReader, note: Note): AsyncGenerator<Buffer> {
  const countPart = countParts();
  let isExifSeen = false;
  yield markerOf(soi);
  for (;;) {
    countPart();
    const marker = await nextMarker(bytes);
    if (marker === eoi) break;
    if (isAlone(marker)) continue;
    const payload = await payloadOf(bytes);
    noteSegment(marker, payload, note);
    if (marker === 0xe1 && !isExifSeen && startsWith(payload, exif)) {
      isExifSeen = true;
      const orientation = orientationIn(payload.subarray(exif.length));
      if (orientation !== 1) yield segmentOf(0xe1, Buffer.concat([Buffer.from(exif, 'latin1'), exifOf(orientation)]));
    } else if (marker === 0xe0 && startsWith(payload, 'JFIF\0') && payload.length >= 14) {
      yield segmentOf(0xe0, withoutThumbnail(payload));
    } else if (isOfThePicture(marker, payload)) yield segmentOf(marker, payload);
    if (marker === sos) yield* upToMarker(bytes);
  }
  yield markerOf(eoi);
}

const xmp = 'http://ns.adobe.com/xap/1.0/\0';

/** Notes what a segment says that is no part of the picture. */
function noteSegment(marker: number, payload: Buffer, note: Note) {
  if (marker === 0xe1 && startsWith(payload, exif)) noteExif(payload.subarray(exif.length), note);
  else if (marker === 0xe1 && startsWith(payload, xmp)) noteXmp(payload.toString('latin1'), note);
  else if (marker === 0xed) noteIptc(payload, note);
  else if (marker === 0xfe) note('texts');
  else if (marker === 0xe2 && startsWith(payload, 'MPF\0')) note('preview');
  else if (marker === 0xe0 && startsWith(payload, 'JFIF\0')) {
    if (payload.length > 14) note('preview');
  } else if (!isOfThePicture(marker, payload)) note('other');
}

const markerOf = (marker: number) => Buffer.from([0xff, marker]);

/** Markers without a payload. They have no meaning between segments. */
const isAlone = (marker: number) => marker === 0x01 || marker === soi;

const startsWith = (payload: Buffer, text: string) => payload.toString('latin1', 0, text.length) === text;

/** Tables, frames and scans; the colour profile; and Adobe's marker for the colour coding. */
const isOfThePicture = (marker: number, payload: Buffer) =>
  (marker >= 0xc0 && marker <= 0xcf) ||
  (marker >= sos && marker <= 0xdf) ||
  (marker === 0xe2 && startsWith(payload, 'ICC_PROFILE\0')) ||
  (marker === 0xee && startsWith(payload, 'Adobe'));

/** JFIF may contain a thumbnail, which shows what was cropped later. */
const withoutThumbnail = (jfif: Buffer) => Buffer.concat([jfif.subarray(0, 12), Buffer.alloc(2)]);

/** Reads the next marker. Like every decoder it skips bytes that are not a marker. */
async function nextMarker(bytes: ByteReader): Promise<number> {
  for await (const _ of upToMarker(bytes));
  return (await bytes.take(2))![1]!;
}

async function payloadOf(bytes: ByteReader): Promise<Buffer> {
  const length = (await bytes.take(2))?.readUInt16BE() ?? 0;
  const payload = length < 2 ? undefined : await bytes.take(length - 2);
  if (!payload) throw brokenPicture();
  return payload;
}

function segmentOf(marker: number, payload: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(payload.length + 2, 2);
  return Buffer.concat([head, payload]);
}

/** Yields the bytes before the next marker: inside a scan, these are the picture. */
async function* upToMarker(bytes: ByteReader): AsyncGenerator<Buffer> {
  for (;;) {
    const ahead = await bytes.peek(2);
    if (ahead.length < 2) throw brokenPicture();
    const marker = markerIn(ahead);
    // The last byte may begin a marker, so it waits for the next chunk.
    if (marker !== 0) yield (await bytes.take(marker ?? ahead.length - 1))!;
    if (marker !== undefined) return;
  }
}

/** Finds a marker. Inside a scan, 0xFF may also precede a zero, a restart marker or another 0xFF. */
function markerIn(ahead: Buffer): number | undefined {
  for (let at = ahead.indexOf(0xff); at !== -1 && at < ahead.length - 1; at = ahead.indexOf(0xff, at + 1)) {
    const next = ahead[at + 1]!;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return undefined;
}
