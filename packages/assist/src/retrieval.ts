import type { Role } from '@mediation/api-client';
import MiniSearch from 'minisearch';
import { closestQuestion, weigh } from './likeness.ts';
import { type Language, type Passage, passages } from './passages.ts';
import { termsOf } from './words.ts';

/** A passage that may answer a question. */
export interface Match {
  passage: Passage;
  score: number;
  /** How alike the question and the closest question of the passage are, between 0 and 1. */
  likeness: number;
  /** The share of the question that the passage covers, between 0 and 1. */
  coverage: number;
}

/** How much the closest question counts beside the search over whole passages. */
const likenessWeight = 2.5;
/** The advantage of a passage that was written for the asking role alone. */
const focus = 1.3;

function shelve(language: Language) {
  const terms = (text: string) => termsOf(text, language);
  const list = passages[language];
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
  return { list, words, index, likeness: closestQuestion(list, language) };
}

const shelves = new Map<Language, ReturnType<typeof shelve>>();

function shelfOf(language: Language) {
  const shelf = shelves.get(language) ?? shelve(language);
  shelves.set(language, shelf);
  return shelf;
}

export interface Query {
  question: string;
  role: Role;
  language: Language;
}

/** Ranks the passages that the role may be answered with. */
export function findPassages({ question, role, language }: Query): Match[] {
  const { list, words, index, likeness: likenessOf } = shelfOf(language);
  const sizeOf = (terms: readonly string[]) => [...new Set(terms)].reduce((sum, it) => sum + words.of(it), 0);
  const whole = sizeOf(termsOf(question, language));
  const results = index.search(question);
  const found = new Map(results.map((it) => [String(it.id), it]));
  const likenesses = likenessOf(question);
  return list
    .filter((it) => it.roles.includes(role))
    .map((passage) => {
      const { score = 0, queryTerms = [] } = found.get(passage.id) ?? {};
      const likeness = likenesses.get(passage.id) ?? 0;
      const sum = score / (results[0]?.score ?? 1) + likenessWeight * likeness;
      const isFocused = role !== 'divorcee' && passage.roles.length === 1;
      const coverage = whole > 0 ? sizeOf(queryTerms) / whole : 0;
      return { passage, score: isFocused ? sum * focus : sum, likeness, coverage };
    })
    .toSorted((one, other) => other.score - one.score);
}
