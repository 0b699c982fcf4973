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

/** What a run of words that was read so far means, and how it may go on. */
interface Run {
  concepts: number[];
  next: Map<string, Run>;
}

const beginning: Run = { concepts: [], next: new Map() };
for (const [concept, words] of Object.values(concepts).entries())
  for (const run of words.split(' ')) {
    const { concepts } = run.split('_').reduce(continued, beginning);
    if (!concepts.includes(concept)) concepts.push(concept);
  }

function continued({ next }: Run, word: string): Run {
  const run = next.get(word) ?? { concepts: [], next: new Map() };
  next.set(word, run);
  return run;
}

/** A concept in a text, and the word where it begins. */
export interface Mention {
  concept: number;
  word: number;
}

/** The concepts in a text, in the order of its words. */
export function mentionsIn(words: readonly Word[]): Mention[] {
  const mentions: Mention[] = [];
  for (let word = 0; word < words.length; word += 1) {
    const first = mentions.length;
    let run = beginning.next.get(words[word]!.text);
    for (let next = word + 1; run; next += 1) {
      for (const concept of run.concepts)
        if (!mentions.some((it, at) => at >= first && it.concept === concept)) mentions.push({ concept, word });
      run = next < words.length ? run.next.get(words[next]!.text) : undefined;
    }
  }
  return mentions;
}
