import { recommendations } from '../data/recommendations.ts';
import { serious } from '../data/serious.ts';
import { harshWords, toneSuggestions } from '../data/tones.ts';
import { fill } from '../text/fill.ts';
import type { Language } from '../guidance/passages.ts';
import type { Advice } from './recommend.ts';

type Sentence = Record<Language, string>;

const sentences: readonly Sentence[] = [
  ...Object.values(recommendations),
  ...Object.values(toneSuggestions).filter((it) => it !== null),
  ...harshWords.map(({ suggestion }) => suggestion),
  serious,
];

/** Matches a sentence whatever contacts it names. */
const formOf = (sentence: string) =>
  new RegExp(`^${sentence.replaceAll(/[.*+?^$()[\]|\\]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '.+')}$`);

const known = (among: readonly Sentence[]) =>
  among.flatMap((sentence) => [sentence.en, sentence.es].map((it) => ({ form: formOf(it), sentence })));
const own = known(sentences);

/**
 * Says a sentence of advice in another language, with the contacts of today. Stored results keep the language of the
 * text that they are about. A sentence that is neither built in nor in `others` stays as it is.
 */
export function translateAdvice(
  text: string,
  { language, contacts }: Advice,
  others: readonly Sentence[] = [],
): string {
  const found = [...own, ...known(others)].find(({ form }) => form.test(text));
  return found ? fill(found.sentence[language], contacts) : text;
}
