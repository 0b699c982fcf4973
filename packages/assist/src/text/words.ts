import { stemmer as englishStem } from '@orama/stemmers/english';
import { stemmer as spanishStem } from '@orama/stemmers/spanish';
import { stopWords } from '../data/stop-words.ts';
import { phrases, synonyms } from '../data/synonyms.ts';
import type { Language } from '../guidance/passages.ts';

/** A text in lower case without accents, as most people type it. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/[‘’]/g, "'");

const stems: Record<Language, (word: string) => string> = { en: englishStem, es: spanishStem };

const meaningsOf = (language: Language) =>
  new Map(
    synonyms[language].flatMap((group) => {
      const [first = '', ...others] = group.split(' ').map((it) => stems[language](it));
      return others.map((it) => [it, first] as const);
    }),
  );
const meanings: Record<Language, ReadonlyMap<string, string>> = { en: meaningsOf('en'), es: meaningsOf('es') };

/** All words of a text as they were typed. */
export const plainWords = (text: string): string[] => folded(text).match(/[a-z]{2,30}/g) ?? [];

/** The words of a text that carry meaning, reduced to their stem, with synonyms as one word. */
export function termsOf(text: string, language: Language): string[] {
  let plain = folded(text);
  for (const [phrase, word] of phrases[language]) plain = plain.replaceAll(phrase, word);
  return plainWords(plain)
    .filter((it) => !stopWords[language].has(it))
    .map((it) => stems[language](it))
    .map((it) => meanings[language].get(it) ?? it);
}
