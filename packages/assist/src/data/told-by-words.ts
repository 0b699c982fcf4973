import type { RiskIndicatorId } from '@mediation/api-client';
import { wordsOfSelfHarm } from './words-of-harm.ts';

/** Words that tell of a risk: concepts, and patterns for lower case without accents. */
interface Telling {
  concepts: readonly string[];
  words: readonly RegExp[];
}

/** Indicators that the classifier never names alone, without words that tell of them. */
export const toldByWords: Partial<Record<RiskIndicatorId, Telling>> = {
  sexual_violence: {
    concepts: ['sex'],
    words: [/\bforced (?:your|him|her)self on\b|\bslept? with\b|\bacost\w+ con\b|\bme forzaste\b/],
  },
  suicide_self_harm: { concepts: ['kill_self', 'end_it'], words: wordsOfSelfHarm },
};
