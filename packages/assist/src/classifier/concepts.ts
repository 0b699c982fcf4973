import { concepts } from '../data/concepts.ts';
import type { Word } from './words.ts';

const names = Object.keys(concepts);

/** The number of concepts. */
export const conceptCount = names.length;

/** The place of a concept in the list of all. */
export function conceptNamed(name: string): number {
  const place = names.indexOf(name);
  if (place === -1) throw new Error(`There is no concept ${name}.`);
  return place;
}

/** The concepts of each word and run of words, as places in the list of all concepts. */
const conceptsOf = new Map<string, Set<number>>();
/** How many words the longest run has that begins with a word. */
const longestFrom = new Map<string, number>();
for (const [concept, words] of Object.values(concepts).entries())
  for (const word of words.split(' ')) {
    const run = word.replaceAll('_', ' ');
    conceptsOf.set(run, (conceptsOf.get(run) ?? new Set()).add(concept));
    const [first = '', ...others] = run.split(' ');
    longestFrom.set(first, Math.max(longestFrom.get(first) ?? 0, 1 + others.length));
  }

/** A concept in a text, and the word where it begins. */
export interface Mention {
  concept: number;
  word: number;
}

/** The concepts in a text, in the order of its words. */
export function mentionsIn(words: readonly Word[]): Mention[] {
  return words.flatMap(({ text }, word) => {
    const longest = Math.min(longestFrom.get(text) ?? 0, words.length - word);
    if (longest === 0) return [];
    const found = new Set<number>();
    let run = '';
    for (let length = 1; length <= longest; length += 1) {
      run += `${length > 1 ? ' ' : ''}${words[word + length - 1]!.text}`;
      for (const concept of conceptsOf.get(run) ?? []) found.add(concept);
    }
    return [...found].map((concept) => ({ concept, word }));
  });
}
