/**
 * The words by which rude clauses are recognized, in lower case without accents. Lists are separated by commas; an entry
 * may have several words.
 */
export interface RudeWords {
  /** The person spoken to. */
  you: string;
  /** Forms of "to be". */
  be: string;
  /** Small words that may stand in an insult: articles, intensifiers, conjunctions inside of it. */
  glue: string;
  /** Persons and things that an insult is built around: "father" in "you useless father". */
  heads: string;
  /** Insults by which a person can be called, harsh in every context. */
  nouns: string;
  /** Adjectives that are harsh in every context. */
  adjectives: string;
  /** Words that insult only when said of the person spoken to: "you are such a child". */
  scolding: string;
  /** Openers without content, which go together with what they open. */
  fillers: string;
  /** Conjunctions between clauses. */
  and: string;
  /** Verbs of saying: behind them an insult is reported. */
  reporting: string;
  /** Words that begin a new clause without a comma. */
  starters: string;
  /** Verbs that begin a request, as people type them. */
  imperatives: string;
  /** Begins a polite request. */
  please: string;
  /** Whether a sentence asks politely already. */
  polite: RegExp;
}

/** The words of a comma-separated list. */
export const listOf = (words: string): string[] =>
  words
    .split(',')
    .map((it) => it.trim())
    .filter(Boolean);
