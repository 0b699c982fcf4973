import MiniSearch from 'minisearch';
import type { EngineSettings } from '../engine.ts';
import { closestQuestion, weigh } from './likeness.ts';
import { type Language, type Passage, passages } from './passages.ts';
import { termsOf } from '../text/words.ts';

/** The passages of a language, prepared for searching. */
export type Shelf = ReturnType<typeof shelve>;

function shelve(list: readonly Passage[], language: Language) {
  const terms = (text: string) => termsOf(text, language);
  const words = weigh(list.map(({ title, text, questions }) => terms([title, text, ...questions].join(' '))));
  const index = new MiniSearch({
    fields: ['questions', 'title', 'text'],
    tokenize: terms,
    processTerm: (term) => term,
    searchOptions: {
      boost: { questions: 2, title: 2 },
      fuzzy: (term) => (words.has(term) || term.length < 5 ? false : 0.2),
    },
  });
  index.addAll(list.map(({ questions, ...it }) => ({ ...it, questions: questions.join('\n') })));
  return { list, language, words, index, likeness: closestQuestion(list, language) };
}

/** So many shelves stay prepared: the ones used last. */
const most = 40;
const shelves = new Map<string, Shelf>();

/** The passages of a language: the built-in ones, with those of the organization in their place and beside them. */
export function shelfOf(language: Language, settings: Pick<EngineSettings, 'passages'> = {}): Shelf {
  const own = settings.passages?.[language] ?? [];
  const key = language + JSON.stringify(own);
  const replaced = new Set(own.map(({ id }) => id));
  const shelf =
    shelves.get(key) ?? shelve([...passages[language].filter(({ id }) => !replaced.has(id)), ...own], language);
  shelves.delete(key);
  shelves.set(key, shelf);
  const [oldest] = shelves.keys();
  if (shelves.size > most && oldest !== undefined) shelves.delete(oldest);
  return shelf;
}
