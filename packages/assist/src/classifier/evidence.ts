import type { Word } from './words.ts';

/** At most so many words are quoted. */
const longest = 9;
/** A quote of fewer words says too little, unless the text has no more. */
const shortest = 3;

/** The words in a row that weigh most, as a range in the text that was read. */
export function evidenceIn(words: readonly Word[], weights: Float64Array): { start: number; end: number } | null {
  let best = { sum: 0, from: -1, to: -1 };
  for (let from = 0; from < words.length; from += 1) {
    let sum = 0;
    for (let to = from; to < Math.min(words.length, from + longest); to += 1) {
      sum += weights[to]!;
      if (sum > best.sum) best = { sum, from, to };
    }
  }
  if (best.from === -1) return null;
  const { from, to } = widened(best, weights, Math.min(shortest, words.length));
  return { start: words[from]!.start, end: words[to]!.end };
}

/** The range with its weightier neighbours, until it has so many words. */
function widened({ from, to }: { from: number; to: number }, weights: Float64Array, count: number) {
  while (to - from + 1 < count) {
    const before = from > 0 ? weights[from - 1]! : -Infinity;
    const after = weights[to + 1] ?? -Infinity;
    if (before > after) from -= 1;
    else to += 1;
  }
  return { from, to };
}
