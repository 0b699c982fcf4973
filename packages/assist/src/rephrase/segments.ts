import type { Range } from './cuts.ts';
/** A part of a sentence between two punctuation marks. */
export interface Segment extends Range {
  /** The range of the sentence that it belongs to, its final marks included. */
  sentence: Range;
}

const marks = /[.!?…]+(?=["')\]]*(?:\s|$))|\n/g;
const pauses = /[,;:]+(?=\s|$)|[()"¿¡]|\s[-–]+\s|—/g;

/** Splits a text into segments. Times, amounts and addresses stay whole. */
export function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = [];
  for (const sentence of rangesBetween(text, marks, { start: 0, end: text.length }, true))
    for (const part of rangesBetween(text, pauses, withoutMarks(text, sentence), false))
      segments.push({ ...part, sentence });
  return segments;
}

const withoutMarks = (text: string, { start, end }: Range) => ({
  start,
  end: end - (/[.!?…]*$/.exec(text.slice(start, end))?.[0].length ?? 0),
});

/** The non-empty ranges between matches; with `isInclusive` a range contains the match that ends it. */
function rangesBetween(text: string, mark: RegExp, { start, end }: Range, isInclusive: boolean) {
  const ranges: Range[] = [];
  let from = start;
  const push = (to: number) => {
    if (/[\p{L}\p{N}*]/u.test(text.slice(from, to))) ranges.push({ start: from, end: to });
  };
  for (const found of text.slice(start, end).matchAll(mark)) {
    const at = start + found.index;
    push(isInclusive ? at + found[0].length : at);
    from = at + found[0].length;
  }
  push(end);
  return ranges.map((it) => trimmed(text, it));
}

function trimmed(text: string, { start, end }: Range) {
  const piece = text.slice(start, end);
  return { start: start + piece.length - piece.trimStart().length, end: end - (piece.length - piece.trimEnd().length) };
}
