import type { Word } from './words.ts';

/** At most so many words are quoted. */
const longest = 9;
/** A quote of fewer words says too little, unless the text has no more. */
const shortest = 3;

/** A sentence: its first word, and the one behind its last. */
export interface Range {
  first: number;
  behind: number;
}

/** The words in a row of one sentence that weigh most, as a range in the text that was read. */
export function evidenceIn(
  words: readonly Word[],
  weights: Float64Array,
  sentences: readonly Range[] = [{ first: 0, behind: words.length }],
): { start: number; end: number } | null {
  let best = { sum: 0, from: -1, to: -1, sentence: { first: 0, behind: 0 } };
  for (const sentence of sentences)
    for (let from = sentence.first; from < sentence.behind; from += 1) {
      let sum = 0;
      for (let to = from; to < Math.min(sentence.behind, from + longest); to += 1) {
        sum += weights[to]!;
        if (sum > best.sum) best = { sum, from, to, sentence };
      }
    }
  if (best.from === -1) return null;
  const { from, to } = widened(best, weights);
  return { start: words[from]!.start, end: words[to]!.end };
}

interface Run {
  from: number;
  to: number;
  sentence: Range;
}

/** The run with its weightier neighbours in its sentence, until it is no longer too short. */
function widened({ from, to, sentence: { first, behind } }: Run, weights: Float64Array) {
  const count = Math.min(shortest, behind - first);
  while (to - from + 1 < count) {
    const before = from > first ? weights[from - 1]! : -Infinity;
    const after = to + 1 < behind ? weights[to + 1]! : -Infinity;
    if (before > after) from -= 1;
    else to += 1;
  }
  return { from, to };
}
