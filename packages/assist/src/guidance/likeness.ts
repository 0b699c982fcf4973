import type { Language, Passage } from './passages.ts';
import { plainWords, termsOf } from '../text/words.ts';

/** The weights of words in a collection of texts: high for a rare word, highest for an unknown one. */
export interface Weights {
  has: (word: string) => boolean;
  of: (word: string) => number;
}

export function weigh(texts: readonly Iterable<string>[]): Weights {
  const counts = new Map<string, number>();
  for (const words of texts) for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return {
    has: (word) => counts.has(word),
    of: (word) => Math.log(1 + texts.length / (counts.get(word) ?? 1)),
  };
}

/** How much the very words count beside their meanings. */
const literal = 0.5;
const quoted = (word: string) => `"${word}"`;

/**
 * Compares a question with the listed questions of all passages: the weighted share of what both have in common, for
 * the closest question of each passage.
 */
export function closestQuestion(list: readonly Passage[], language: Language) {
  const wordsOf = (text: string) => new Set([...termsOf(text, language), ...plainWords(text).map(quoted)]);
  const listed = list.flatMap(({ id, title, questions }) =>
    [title, ...questions].map((it) => ({ id, words: wordsOf(it) })),
  );
  const weights = weigh(listed.map((it) => it.words));
  const weightOf = (word: string) => (word.startsWith('"') ? literal : 1) * weights.of(word);
  const sizeOf = (words: Iterable<string>) => [...words].reduce((sum, it) => sum + weightOf(it), 0);
  const sizes = listed.map((it) => sizeOf(it.words));
  const holders = Map.groupBy(
    listed.flatMap(({ words }, at) => [...words].map((word) => ({ word, at }))),
    (it) => it.word,
  );
  return (question: string): Map<Passage['id'], number> => {
    const words = wordsOf(question);
    const size = sizeOf(words);
    const shared = new Map<number, number>();
    for (const word of words)
      for (const { at } of holders.get(word) ?? []) shared.set(at, (shared.get(at) ?? 0) + weightOf(word));
    const closest = new Map<Passage['id'], number>();
    for (const [at, common] of shared) {
      const { id } = listed[at]!;
      closest.set(id, Math.max(closest.get(id) ?? 0, (2 * common) / (size + sizes[at]!)));
    }
    return closest;
  };
}
