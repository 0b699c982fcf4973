import type { AnalysisLimit } from '@mediation/api-client';
import { isEnglish, languageOf } from '../language.ts';
import type { Reading } from '../reading.ts';

/** The limits of a result that rests on words of English and Spanish. */
export const limitsOfPoints = ({ text, isTruncated }: Reading): AnalysisLimit[] => [
  'small_ruleset',
  ...(languageOf(text) === 'es' || isEnglish(text) ? [] : (['language_not_supported'] as const)),
  ...(isTruncated ? (['truncated'] as const) : []),
];
