import type { Role } from '@mediation/api-client';
import type { Passage } from './passages.ts';
import type { PassageIndex } from './passage-index.ts';
import { termsOf } from '../text/words.ts';

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

export interface Query {
  question: string;
  role: Role;
  index: PassageIndex;
}

/** Ranks the passages that the role may be answered with. */
export function findPassages({ question, role, index }: Query): Match[] {
  const { list, language, words, search, likeness: likenessOf } = index;
  const sizeOf = (terms: readonly string[]) => [...new Set(terms)].reduce((sum, it) => sum + words.of(it), 0);
  const whole = sizeOf(termsOf(question, language));
  const results = search.search(question);
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
