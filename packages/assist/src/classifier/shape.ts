import type { Word } from './words.ts';

const first = /^(?:i|im|ive|ill|id|my|me|yo|mi|mis)$/;
const second = /^(?:you|your|youre|tu|tus|te|ti|vos|usted|ustedes)$/;
const third = /^(?:he|him|el|lo|le|su|se|la|somebody)$/;
const together = /^(?:we|our|us|nos)$/;

/** How many words make a text longer by one step. */
const lengths = [4, 8, 14, 25, 50];
/** Counts beyond these make no difference. */
const [mostSentences, mostCommas, mostShouted] = [6, 4, 3];

/** How a text is built, as keys of features: how long it is, how it ends, and of whom it speaks. */
export function shapeOf(text: string, words: readonly Word[]): string[] {
  const count = words.filter((it) => /\p{L}/u.test(it.text)).length;
  const length = lengths.filter((it) => count >= it).length;
  const sentences = words.filter(({ isFirst }, index) => isFirst || index === 0).length;
  const some = Math.min(sentences, mostSentences);
  const end = /[.!?)"]\s*$/.exec(text)?.[0].trim() ?? 'open';
  const commas = Math.min([...text.matchAll(/,/g)].length, mostCommas);
  const shouted = Math.min([...text.matchAll(/\b\p{Lu}{3,}\b/gu)].length, mostShouted);
  const persons = words.map((it) => personOf(it.text)).filter((it) => it !== '');
  return [
    `length ${length}`,
    `sentences ${some}`,
    `end ${end}`,
    `length ${length}, end ${end}`,
    `length ${length}, sentences ${some}`,
    `length ${length}, commas ${commas}`,
    `words a sentence ${Math.round(count / sentences / 3)}`,
    `shouted ${shouted}`,
    `small ${/^\p{Ll}/u.test(text)}`,
    `persons ${persons.slice(0, 3).join(' ')}`,
    `first person ${persons[0] ?? 'nobody'}`,
    ...[...new Set(persons)].flatMap((it) => [it, `${it}, end ${end}`, `${it}, length ${length}`]),
  ];
}

function personOf(word: string): string {
  if (first.test(word)) return 'I';
  if (second.test(word)) return 'you';
  if (third.test(word)) return 'they';
  return together.test(word) ? 'we' : '';
}
