import type { Word } from './words.ts';

/** The words for each person. */
const personWords = {
  I: 'i im ive ill id my me yo mi mis',
  you: 'you your youre tu tus te ti vos usted ustedes',
  they: 'he him el lo le su se la somebody',
  we: 'we our us nos',
};
const persons = new Map(
  Object.entries(personWords).flatMap(([person, words]) => words.split(' ').map((word) => [word, person] as const)),
);

/** How many words make a text longer by one step. */
const lengths = [4, 8, 14, 25, 50];
/** Counts beyond these make no difference. */
const [mostSentences, mostCommas, mostShouted] = [6, 4, 3];

/** What a text that is not left open ends with. */
const ends = new Set('.!?)"');

/** How a text is built, as keys of features: how long it is, how it ends, and of whom it speaks. */
export function shapeOf(text: string, words: readonly Word[]): string[] {
  const count = words.filter((it) => /\p{L}/u.test(it.text)).length;
  const length = lengths.filter((it) => count >= it).length;
  const sentences = words.filter(({ isFirst }, index) => isFirst || index === 0).length;
  const some = Math.min(sentences, mostSentences);
  const last = text.trimEnd().at(-1) ?? '';
  const end = ends.has(last) ? last : 'open';
  const commas = Math.min(text.split(',').length - 1, mostCommas);
  const shouted = Math.min(text.match(/\b\p{Lu}{3,}\b/gu)?.length ?? 0, mostShouted);
  const named = words.flatMap((it) => persons.get(it.text) ?? []);
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
    `persons ${named.slice(0, 3).join(' ')}`,
    `first person ${named[0] ?? 'nobody'}`,
    ...[...new Set(named)].flatMap((it) => [it, `${it}, end ${end}`, `${it}, length ${length}`]),
  ];
}
