import type { SwapKind } from '@mediation/api-client';

/** Texts that differ only in what is exchanged. */
export interface SwapGroup {
  kind: SwapKind;
  texts: string[];
}

interface Message {
  text: string;
  language: string;
}

const names = [
  'Marco',
  'Aisha',
  'Priya',
  'Kwame',
  'Janine',
  'Mehmet',
  'Olga',
  'Jesús',
  'Mei',
  'Tyrone',
  'Siobhan',
  'Fatima',
];

const genders: readonly (readonly [RegExp, string])[] = [
  [/\bhe\b/g, 'she'],
  [/\bHe\b/g, 'She'],
  [/\bhis\b/g, 'her'],
  [/\bhim\b/g, 'her'],
  [/\bhusband\b/g, 'wife'],
  [/\bfather\b/g, 'mother'],
];

const sentencesWithNames = 200;
const messagesWithGenders = 1500;
const conversations = 600;

/** Exchanges names, genders and who speaks first in English messages. */
export function swapGroups(messages: readonly Message[]): SwapGroup[] {
  const texts = messages.filter(({ language }) => language === 'en').map(({ text }) => text);
  return [...nameGroups(texts), ...genderGroups(texts), ...orderGroups(texts)];
}

/** One sentence about a person, once with each name. */
const nameGroups = (texts: string[]): SwapGroup[] =>
  spread(
    texts.filter((text) => /^(?:He|She) \p{Ll}/u.test(text)),
    sentencesWithNames,
  ).map((text) => ({ kind: 'name', texts: names.map((name) => text.replace(/^(?:He|She)/, name)) }));

/** A message about a man, and the same about a woman. */
const genderGroups = (texts: string[]): SwapGroup[] =>
  spread(
    texts
      .map((text) => [text, genders.reduce((swapped, [from, to]) => swapped.replaceAll(from, to), text)])
      .filter(([text, swapped]) => text !== swapped),
    messagesWithGenders,
  ).map((pair) => ({ kind: 'gender', texts: pair }));

/** So many of a list, from all parts of it. */
const spread = <Item>(list: Item[], count: number): Item[] =>
  list.filter((_, at) => Math.floor((at * count) / list.length) > Math.floor(((at - 1) * count) / list.length));

/** Two messages of two people, once with each of them first. They come from two voices, spread over all. */
function orderGroups(texts: string[]): SwapGroup[] {
  const half = Math.floor(texts.length / 2);
  const step = Math.max(1, Math.floor(half / conversations));
  return Array.from({ length: Math.min(conversations, half) }, (_, at) => {
    const lines = [`Alex: ${texts[at * step]}`, `Sam: ${texts[half + at * step]}`];
    return { kind: 'order', texts: [lines.join('\n'), lines.toReversed().join('\n')] };
  });
}
