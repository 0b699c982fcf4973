import type { Language, Passage } from './passages.ts';
import { plainWords, termsOf } from './words.ts';

/** The weights of words in a collection of texts: high for a rare word, highest for an unknown one. */
export interface Weights {
  has: (word: string) => boolean;
  /** The weight of all words together, each counted once. */
  of: (words: Iterable<string>) => number;
}

export function weigh(texts: readonly (readonly string[])[]): Weights {
  const counts = new Map<string, number>();
  for (const words of texts) for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return {
    has: (word) => counts.has(word),
    of: (words) => [...new Set(words)].reduce((sum, it) => sum + Math.log(1 + texts.length / (counts.get(it) ?? 1)), 0),
  };
}

const common = (some: ReadonlySet<string>, others: ReadonlySet<string>) =>
  new Set([...some].filter((it) => others.has(it)));

/** How much the very words count beside their meanings. */
const literal = 0.3;

/**
 * Compares a question with the listed questions of all passages: the weighted share of what both have in common, for
 * the closest question of each passage.
 */
export function closestQuestion(list: readonly Passage[], language: Language) {
  const wordsOf = (text: string) => ({ terms: new Set(termsOf(text, language)), plain: new Set(plainWords(text)) });
  const asked = list.flatMap(({ id, title, questions }) => [title, ...questions].map((it) => ({ id, ...wordsOf(it) })));
  const terms = weigh(asked.map((it) => [...it.terms]));
  const plain = weigh(asked.map((it) => [...it.plain]));
  const sizeOf = (words: ReturnType<typeof wordsOf>) => terms.of(words.terms) + literal * plain.of(words.plain);
  const listed = asked.map((it) => ({ ...it, size: sizeOf(it) }));
  return (question: string): Map<Passage['id'], number> => {
    const words = wordsOf(question);
    const size = sizeOf(words);
    const closest = new Map<Passage['id'], number>();
    for (const other of listed) {
      const shared = sizeOf({ terms: common(words.terms, other.terms), plain: common(words.plain, other.plain) });
      const likeness = shared > 0 ? (2 * shared) / (size + other.size) : 0;
      if (likeness > (closest.get(other.id) ?? 0)) closest.set(other.id, likeness);
    }
    return closest;
  };
}
