import type { Language } from '../../guidance/passages.ts';
import { en } from './en.ts';
import { englishPhrases } from './english-phrases.ts';
import { es } from './es.ts';
import type { RudePhrases } from './phrases.ts';
import type { RudeWords } from './rude-words.ts';
import { spanishPhrases } from './spanish-phrases.ts';

/** The rude words and phrases of each language. */
export const rude: Record<Language, { words: RudeWords; phrases: RudePhrases }> = {
  en: { words: en, phrases: englishPhrases },
  es: { words: es, phrases: spanishPhrases },
};
