import type { ClauseLanguage } from '@mediation/agreement';
import type { OfficeClause, OfficeClauseWords } from '@mediation/api-client';
import { noWords } from './office-clause-values.ts';

/** The words of a clause in a language, or in the other one where it has none. */
export function wordsOf({ words_en, words_es }: OfficeClause, locale: string) {
  const all: { language: ClauseLanguage; words: OfficeClauseWords | null }[] = [
    { language: 'en', words: words_en },
    { language: 'es', words: words_es },
  ];
  const inOrder = locale === 'es' ? all.toReversed() : all;
  const { language, words } = inOrder.find((it) => it.words !== null) ?? { language: 'en', words: null };
  return { language, words: words ?? noWords };
}
