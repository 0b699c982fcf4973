import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { ApiError, limits } from '@mediation/api-client';
import { type ContentType, contentTypeOf } from './content-type.ts';
import { openPdf } from './open-pdf.ts';
import { unreadable } from './unreadable.ts';

/** The facts that the server learns from the bytes of a file. */
export interface Inspected {
  type: ContentType;
  /** The name that it came with, with the extension of its type. */
  name: string;
  bytes: number;
  sha256: string;
  /** The pages of a PDF, where they can be counted. */
  pages: number | null;
}

const headBytes = 4100;
const tailBytes = 1024;

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

  return {
    take(piece: Buffer) {
      bytes += piece.length;
      hash.update(piece);
      if (head.length < headBytes) head = Buffer.concat([head, piece]).subarray(0, headBytes);
      tail = Buffer.concat([tail, piece]).subarray(-tailBytes);
    },
    /** Returns the facts about the file, which is kept at `path`; rejects an unreadable one. */
    async end(given: string, path: string): Promise<Inspected> {
      if (bytes === 0) throw unreadable('This file is empty.');
      const { type, name } = await contentTypeOf(head, given);
      if (type === 'image/png' && !tail.includes('IEND')) throw unreadable('This picture is incomplete.');
      const pages = type === 'application/pdf' ? await pagesOf(await readFile(path)) : null;
      return { type, name, bytes, sha256: hash.digest('hex'), pages };
    },
  };
}

/** The pages of a PDF that can be read whole, without a password and in every program; rejects any other. */
async function pagesOf(pdf: Buffer): Promise<number | null> {
  const end = pdf.lastIndexOf('%%EOF');
  // Scanners and portals append blanks or a comment; a file that broke off goes on with objects, or has no end.
  if (end === -1 || end < pdf.lastIndexOf('startxref') || pdf.includes('endobj', end))
    throw unreadable('This PDF is incomplete.');
  const opened = await openPdf(pdf);
  if (opened === 'locked')
    throw unreadable('This PDF is locked with a password. Save it without one, then send it again.');
  if (opened === 'in_one_program')
    throw unreadable('This form shows its content in one program only. Print it to PDF and send that.');
  return opened === 'unknown' ? null : opened.pages;
}
