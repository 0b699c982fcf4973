import { rude } from '../data/rude-words/by-language.ts';
import { languageOf } from '../text/language.ts';
import type { Language } from '../guidance/passages.ts';
import { findCuts } from './find-cuts.ts';
import { plainOf } from './plain-of.ts';

/** The language of a draft. Where its common words do not tell, its rude ones may. */
export function languageOfDraft(text: string): Language {
  const told = languageOf(text);
  if (told) return told;
  const rudeIn = (language: Language) =>
    findCuts(text, { language, names: new Set() }).length +
    (plainOf(text).match(rude[language].phrases.remaining)?.length ?? 0) +
    (plainOf(text).match(rude[language].phrases.habit)?.length ?? 0);
  return rudeIn('es') > rudeIn('en') ? 'es' : 'en';
}
