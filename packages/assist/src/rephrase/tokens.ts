import type { Range } from './cuts.ts';
import { listOf, type RudeWords } from '../data/rude-words/rude-words.ts';
import { rude } from '../data/rude-words/by-language.ts';
import type { Language } from '../guidance/passages.ts';

/** The language of a text, and the names known in it, in lower case without accents. */
export interface Reader {
  language: Language;
  names: ReadonlySet<string>;
}

/** What a word may be in a rude clause. */
export type Part = Exclude<keyof RudeWords, 'please' | 'polite'>;

/** A word, or several that belong together, with its range in the text. */
export interface Token {
  word: string;
  start: number;
  end: number;
  parts: ReadonlySet<Part>;
}

const parts = [
  'you',
  'be',
  'glue',
  'heads',
  'nouns',
  'adjectives',
  'scolding',
  'fillers',
  'and',
  'reporting',
  'starters',
  'imperatives',
] as const satisfies readonly Part[];

function lexiconOf(words: RudeWords): ReadonlyMap<string, ReadonlySet<Part>> {
  const lexicon = new Map<string, Set<Part>>();
  for (const part of parts)
    for (const entry of listOf(words[part])) lexicon.set(entry, (lexicon.get(entry) ?? new Set()).add(part));
  return lexicon;
}

const lexicons: Record<Language, ReadonlyMap<string, ReadonlySet<Part>>> = {
  en: lexiconOf(rude.en.words),
  es: lexiconOf(rude.es.words),
};

/** For each word that begins an entry of several words, how many the longest of them has. */
const longest: Record<Language, ReadonlyMap<string, number>> = {
  en: lengthsIn(lexicons.en),
  es: lengthsIn(lexicons.es),
};

function lengthsIn(lexicon: ReadonlyMap<string, unknown>): ReadonlyMap<string, number> {
  const lengths = new Map<string, number>();
  for (const entry of lexicon.keys()) {
    const [first = '', ...others] = entry.split(' ');
    lengths.set(first, Math.max(lengths.get(first) ?? 1, others.length + 1));
  }
  return lengths;
}

const none: ReadonlySet<Part> = new Set();

/** The words of a plain text from `start` to `end`; the longest entry of the lists wins. Names are only names. */
export function tokensOf(plain: string, { start, end, language, names }: Reader & Range): Token[] {
  const found = [...plain.slice(start, end).matchAll(/[\p{L}\p{N}&](?:[\p{L}\p{N}'’*@-]*[\p{L}\p{N}*])?/gu)].map(
    (it) => ({
      word: it[0].replaceAll(/(\p{L})\1{2,}/gu, '$1'),
      start: start + it.index,
      end: start + it.index + it[0].length,
    }),
  );
  const tokens: Token[] = [];
  for (let at = 0; at < found.length;) {
    const first = found[at]!;
    let size = Math.min(longest[language].get(first.word) ?? 1, found.length - at);
    const phrase = () =>
      found
        .slice(at, at + size)
        .map((it) => it.word)
        .join(' ');
    while (size > 1 && !lexicons[language].has(phrase())) size -= 1;
    const last = found[at + size - 1]!;
    const known = names.has(first.word) ? none : (lexicons[language].get(phrase()) ?? none);
    tokens.push({ word: phrase(), start: first.start, end: last.end, parts: known });
    at += size;
  }
  return tokens;
}
