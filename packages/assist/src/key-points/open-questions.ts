import type { Language } from '../guidance/passages.ts';
import { termsOf } from '../text/words.ts';
import { type Found, type Moment, openOf } from './found.ts';
import { isAnswered } from './question.ts';

/** How many turns later an answer can come, and how many questions it can answer. */
const patience = 4;
const questions = 8;

type Terms = (said: string) => ReadonlySet<string>;

/** The stems of a sentence. A question is compared with many replies, and a reply with many questions. */
export function rememberTerms(language: Language): Terms {
  const known = new Map<string, ReadonlySet<string>>();
  return (said) => {
    const terms = known.get(said) ?? new Set(termsOf(said, language));
    known.set(said, terms);
    return terms;
  };
}

/** Closes the questions of other speakers that a statement answers. */
export function closeQuestions(all: readonly Found[], moment: Moment, terms: Terms) {
  const asked = openOf(all, moment).filter((it) => it.kind === 'question' && moment.turn - it.turn <= patience);
  for (const it of asked.slice(-questions)) it.isOpen = !isAnswered(it.said, moment.statement.said, terms);
}
