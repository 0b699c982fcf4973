import { splitByMatches } from '@mediation/ui/folded-text';

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
  const searched = words.split(/\s+/);
  const [first = '', found] = splitByMatches(text, searched);
  if (words.trim() === '') return [{ at: 0, text, isMarked: false }];
  const start = found === undefined ? 0 : text.lastIndexOf(' ', Math.max(0, first.length - before)) + 1;
  const end = start + longest;
  const part = `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
  return splitByMatches(part, searched).flatMap((piece, at) =>
    piece === '' ? [] : [{ at, text: piece, isMarked: at % 2 === 1 }],
  );
}
