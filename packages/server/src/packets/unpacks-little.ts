import { inflateSync } from 'node:zlib';

/** What object streams and tables of objects may hold in all, in bytes: those of a document of 300 pages take a tenth. */
const most = 32 * 1024 * 1024;
const longestDictionary = 4096;

/** The keys of object streams and of tables of objects, and what may hide them. */
const isPacked = /\/(?:First|W)\b|\/Type\s+\d+\s+\d+\s+R|#[\da-f]{2}/i;
/** One filter alone. */
const deflated = /\/Filter\s*(?:\/FlateDecode\b|\[\s*\/FlateDecode\s*\])/;

/**
 * Whether the objects of a PDF stay small when they are unpacked. A few kilobytes can hold gigabytes, and pdf-lib unpacks
 * all of them.
 */
export function unpacksLittle(pdf: Buffer): boolean {
  let left = most;
  for (let at = pdf.indexOf('stream'); at !== -1; at = pdf.indexOf('stream', at + 6)) {
    const from = Math.max(0, at - longestDictionary, pdf.lastIndexOf(' obj', at));
    const dictionary = pdf.toString('latin1', from, at);
    if (dictionary.endsWith('end') || !isPacked.test(dictionary)) continue;
    if (!dictionary.includes('/Filter')) continue;
    if (!deflated.test(dictionary)) return false;
    left -= unpackedSize(pdf.subarray(startOf(pdf, at + 6)), left);
    if (left < 0) return false;
  }
  return true;
}

const startOf = (pdf: Buffer, at: number) => at + (pdf[at] === 0x0d ? 2 : 1);

function unpackedSize(packed: Buffer, limit: number): number {
  try {
    return inflateSync(packed, { maxOutputLength: limit }).length;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? limit + 1 : 0;
  }
}
