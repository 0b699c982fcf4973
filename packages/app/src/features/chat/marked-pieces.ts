/** A piece of a text, and whether it is one of the words that were searched for. */
export interface Piece {
  /** Its place among the pieces. */
  at: number;
  text: string;
  isMarked: boolean;
}

const before = 40;
const longest = 200;

/** The part of a text around the first of these words, in pieces with each word marked. */
export function markedPieces(text: string, words: string): Piece[] {
  const escaped = words
    .split(/\s+/)
    .flatMap((word) => (word === '' ? [] : [word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)]));
  if (escaped.length === 0) return [{ at: 0, text, isMarked: false }];
  const found = new RegExp(`(${escaped.join('|')})`, 'giu');
  const start = text.lastIndexOf(' ', Math.max(0, text.search(found) - before)) + 1;
  const end = start + longest;
  const part = `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
  return part.split(found).flatMap((piece, at) => (piece === '' ? [] : [{ at, text: piece, isMarked: at % 2 === 1 }]));
}
