import { inflateSync } from 'node:zlib';

/** What object streams and tables of objects may hold in all, in bytes: those of a document of 300 pages take a tenth. */
const most = 32 * 1024 * 1024;
/** Far more than a document of 300 pages has. */
const mostStreams = 50_000;
const longestDictionary = 4096;

/** The keys of object streams and of tables of objects, or a type that is said elsewhere. */
const isPacked = /\/(?:First|W)\b|\/Type\s+\d+\s+\d+\s+R/;
/** One filter alone. */
const deflated = /\/Filter\s*(?:\/FlateDecode\b|\[\s*\/FlateDecode\s*\])/;

/**
 * Whether the objects of a PDF stay small when they are unpacked. A few kilobytes can hold gigabytes, and pdf-lib unpacks
 * all of them. In doubt they do not.
 */
export function unpacksLittle(pdf: Buffer): boolean {
  let left = most;
  let count = 0;
  for (let at = pdf.indexOf('stream'); at !== -1; at = pdf.indexOf('stream', at + 6)) {
    count += 1;
    if (count > mostStreams) return false;
    const dictionary = dictionaryBefore(pdf, at);
    if (dictionary.endsWith('end') || !isPacked.test(dictionary) || !dictionary.includes('/Filter')) continue;
    if (!deflated.test(dictionary)) return false;
    left -= unpackedSize(pdf.subarray(startOf(pdf, at + 6)), left);
    if (left < 0) return false;
  }
  return true;
}

/** The dictionary of a stream, with names as they are meant: "#53" is an S. */
function dictionaryBefore(pdf: Buffer, at: number): string {
  const text = pdf.toString('latin1', Math.max(0, at - longestDictionary), at);
  return text
    .slice(text.lastIndexOf(' obj') + 1)
    .replaceAll(/#([\da-f]{2})/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
}

const startOf = (pdf: Buffer, at: number) => at + (pdf[at] === 0x0d ? 2 : 1);

/** What a stream unpacks to, in bytes; more than the limit also where it cannot be told. */
function unpackedSize(packed: Buffer, limit: number): number {
  try {
    return inflateSync(packed, { maxOutputLength: limit }).length;
  } catch {
    return limit + 1;
  }
}
