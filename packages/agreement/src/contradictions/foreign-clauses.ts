import { type ClauseLanguage, languageOf, otherLanguageIn } from '../linter/language.ts';

interface Clause {
  id: string;
  heading: string;
  text: string;
  plain_text: string;
  duties: readonly { what: string }[];
}

/** A clause with words in another language than most of its document. */
export interface ForeignClause<C> {
  clause: C;
  /** Its number in the document. */
  number: number;
  /** The language of these words. */
  written: ClauseLanguage;
}

/** The clauses with any words, their heading and plain words too, that are surely in another language than most of the document. */
export function foreignClauses<C extends Clause>(clauses: readonly C[]): ForeignClause<C>[] {
  const language = languageOf(clauses.map(({ heading, text }) => `${heading} ${text}`).join('\n'), 'en');
  return clauses.flatMap((clause, at) => {
    const { heading, text, plain_text, duties } = clause;
    const words = [heading, text, plain_text, ...duties.map(({ what }) => what)];
    const written = otherLanguageIn(words.join('\n'), language);
    return written === null ? [] : [{ clause, number: at + 1, written }];
  });
}
