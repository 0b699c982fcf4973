import type { Word } from './words.ts';

/** At most so many words are quoted. */
const longest = 9;

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
  return best.from === -1 ? null : { start: words[best.from]!.start, end: words[best.to]!.end };
}
