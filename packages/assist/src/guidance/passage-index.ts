import MiniSearch from 'minisearch';
import type { EngineSettings } from '../engine.ts';
import { closestQuestion, weigh } from './likeness.ts';
import { type Language, type Passage, passages } from './passages.ts';
import { termsOf } from '../text/words.ts';

/** The passages of a language, prepared for searching. */
export type PassageIndex = ReturnType<typeof indexPassages>;

function indexPassages(list: readonly Passage[], language: Language) {
  const terms = (text: string) => termsOf(text, language);
  const words = weigh(list.map(({ title, text, questions }) => terms([title, text, ...questions].join(' '))));
  const search = new MiniSearch({
    fields: ['questions', 'title', 'text'],
    tokenize: terms,
    processTerm: (term) => term,
    searchOptions: {
      boost: { questions: 2, title: 2 },
      fuzzy: (term) => (words.has(term) || term.length < 5 ? false : 0.2),
    },
  });
  search.addAll(list.map(({ questions, ...it }) => ({ ...it, questions: questions.join('\n') })));
  return { list, language, words, search, likeness: closestQuestion(list, language) };
}

/** So many indexes are kept: the ones used last. */
const most = 40;
const indexes = new Map<string, PassageIndex>();

/** The passages of a language: the built-in ones, with those of the organization in their place and beside them. */
export function passageIndexFor(language: Language, settings: Pick<EngineSettings, 'passages'> = {}): PassageIndex {
  const own = settings.passages?.[language] ?? [];
  const key = language + JSON.stringify(own);
  const replaced = new Set(own.map(({ id }) => id));
  const index =
    indexes.get(key) ?? indexPassages([...passages[language].filter(({ id }) => !replaced.has(id)), ...own], language);
  indexes.delete(key);
  indexes.set(key, index);
  const [oldest] = indexes.keys();
  if (indexes.size > most && oldest !== undefined) indexes.delete(oldest);
  return index;
}
