import { createHash } from 'node:crypto';
import { ApiError, limits } from '@mediation/api-client';
import { type ContentType, contentTypeOf } from './content-type.ts';
import { unreadable } from './unreadable.ts';

/** The facts that the server learns from the bytes of a file. */
export interface Inspected {
  type: ContentType;
  bytes: number;
  sha256: string;
}

const headBytes = 4100;
const tailBytes = 1024;
/** The overlap between chunks, so that a keyword across two of them is found. */
const overlap = 64;

const lockedPdf = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/;

export const tooLarge = () =>
  new ApiError('too_large', `This file is larger than ${limits.fileMaxBytes / 1024 / 1024} MB.`);

/** Passes the bytes of a file on and rejects it once it is too large. */
export async function* upToLimit(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const piece of source) {
    bytes += piece.length;
    if (bytes > limits.fileMaxBytes) throw tooLarge();
    yield piece;
  }
}

/** Counts and hashes a file as it streams through, and collects the evidence that it is complete. */
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
    /** Returns the facts about the file; rejects an unreadable one. */
    async end(name: string): Promise<Inspected> {
      if (bytes === 0) throw unreadable('This file is empty.');
      const type = await contentTypeOf(head, name);
      if (type === 'application/pdf' && !tail.includes('%%EOF')) throw unreadable('This PDF is incomplete.');
      if (type === 'application/pdf' && isLocked)
        throw unreadable('This PDF is locked with a password. Save it without one, then send it again.');
      if (type === 'image/png' && !tail.includes('IEND')) throw unreadable('This picture is incomplete.');
      return { type, bytes, sha256: hash.digest('hex') };
    },
  };
}
