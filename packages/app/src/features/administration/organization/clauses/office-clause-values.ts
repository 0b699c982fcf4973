import type { ClauseLanguage } from '@mediation/agreement';
import { areBracketsClosed, type OfficeClause, type OfficeClauseWords } from '@mediation/api-client';

/** A clause of an office as its form holds it: words in both languages, those of one may be empty. */
export interface ClauseValues extends Pick<OfficeClause, 'document' | 'issue'> {
  words: Record<ClauseLanguage, OfficeClauseWords>;
}

export const noWords: OfficeClauseWords = { heading: '', text: '', plain_text: '' };

/** The values of a clause, or of a new one. */
export const valuesOf = (clause?: OfficeClause): ClauseValues => ({
  document: clause?.document ?? 'memorandum',
  issue: clause?.issue ?? null,
  words: { en: clause?.words_en ?? noWords, es: clause?.words_es ?? noWords },
});

const isEmpty = (words: OfficeClauseWords) => Object.values(words).every((it) => it.trim() === '');

/**
 * The language whose words lack a heading or a text or leave a bracket open, if there is one: one without any words is left
 * out.
 */
export function unfinishedLanguage({ words }: ClauseValues): ClauseLanguage | undefined {
  const begun = (['en', 'es'] as const).filter((it) => !isEmpty(words[it]));
  if (begun.length === 0) return 'en';
  return begun.find((it) => {
    const { heading, text, plain_text } = words[it];
    return heading.trim() === '' || text.trim() === '' || ![heading, text, plain_text].every(areBracketsClosed);
  });
}

/** What is sent of the values. */
export const clauseOf = ({ document, issue, words }: ClauseValues) => ({
  document,
  issue,
  words_en: isEmpty(words.en) ? null : words.en,
  words_es: isEmpty(words.es) ? null : words.es,
});
