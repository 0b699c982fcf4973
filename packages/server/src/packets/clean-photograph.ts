import { Readable } from 'node:stream';
import { type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import { stripMetadata } from '../files/metadata/strip-picture.ts';

/** An object; a photograph without what a camera wrote into it, as downloads of documents are without it. */
export async function cleanPhotograph(object: PDFObject): Promise<PDFObject> {
  if (!(object instanceof PDFRawStream) || !isPhotograph(object)) return object;
  const { contents, dict } = object;
  const bytes = Buffer.from(contents.buffer, contents.byteOffset, contents.length);
  const pieces: Buffer[] = [];
  try {
    for await (const piece of stripMetadata(Readable.from([bytes]))) pieces.push(piece);
  } catch {
    return object;
  }
  // Most photographs hold nothing else: a copy would only take memory.
  const isSame = pieces.reduce((sum, { length }) => sum + length, 0) === bytes.length;
  return isSame ? object : PDFRawStream.of(dict, Buffer.concat(pieces));
}

const isPhotograph = ({ contents: [first, second, third] }: PDFRawStream) =>
  first === 0xff && second === 0xd8 && third === 0xff;
