import { createHash } from 'node:crypto';
import { ApiError, limits } from '@mediation/api-client';
import { type ContentType, contentTypeOf } from './content-type.ts';
import { unreadable } from './unreadable.ts';

/** What the server found out about a file by reading it. */
export interface Inspected {
  type: ContentType;
  bytes: number;
  sha256: string;
}

const headBytes = 4100;
const tailBytes = 1024;
/** As much of one piece as a word can reach into the next. */
const overlap = 64;

const lockedPdf = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/;

export const tooLarge = () =>
  new ApiError('too_large', `This file is larger than ${limits.fileMaxBytes / 1024 / 1024} MB.`);

/** Passes on what arrives of a file, and refuses it once it is too large. */
export async function* upToLimit(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const piece of source) {
    bytes += piece.length;
    if (bytes > limits.fileMaxBytes) throw tooLarge();
    yield piece;
  }
}

/** Reads a file as it passes by: counts and hashes it, and remembers what tells whether it is whole. */
export function startInspection() {
  const hash = createHash('sha256');
  let bytes = 0;
  let head = Buffer.alloc(0);
  let tail = Buffer.alloc(0);
  let isLocked = false;

  return {
    take(piece: Buffer) {
      bytes += piece.length;
      hash.update(piece);
      if (head.length < headBytes) head = Buffer.concat([head, piece]).subarray(0, headBytes);
      isLocked ||= lockedPdf.test(Buffer.concat([tail.subarray(-overlap), piece]).toString('latin1'));
      tail = Buffer.concat([tail, piece]).subarray(-tailBytes);
    },
    /** What the file is, by the bytes that were taken; refuses what nobody could read. */
    async end(name: string): Promise<Inspected> {
      if (bytes === 0) throw unreadable('This file is empty.');
      const type = await contentTypeOf(head, name);
      if (type === 'application/pdf' && !tail.includes('%%EOF')) throw unreadable('This PDF is not whole.');
      if (type === 'application/pdf' && isLocked)
        throw unreadable('This PDF is locked with a password. Save it without one, then send it again.');
      if (type === 'image/png' && !tail.includes('IEND')) throw unreadable('This picture is not whole.');
      return { type, bytes, sha256: hash.digest('hex') };
    },
  };
}
