import type { Confidence, ToneAnalysis } from '@mediation/api-client';
import { intensityOf, toneOf } from './classifier/decide.ts';
import { judge, toneEvidence } from './classifier/judge.ts';
import { harshWords, toneSuggestions } from './data/tones.ts';
import { threatens } from './gravity.ts';
import { languageOf } from './language.ts';
import { engineMark, limitsOf } from './mark.ts';
import { read } from './reading.ts';

/** How probable a tone must be for each confidence. */
const confidenceOf = (probability: number): Confidence => {
  if (probability >= 0.8) return 'high';
  return probability >= 0.5 ? 'medium' : 'low';
};

/** The least intensity of a threat. */
const leastOfThreat = 8;

/** The least intensity of a tone that needs help. */
const leastToAdvise = 4;

const threatening = { tone: 'threatening', probability: 1 } as const;
const wordless = { tone: 'neutral', probability: 0 } as const;

/**
 * Analyses the tone of a message: its likeliest tone, its intensity, and the words that a suggestion is for. A calm
 * tone, or one of low confidence, brings no suggestion.
 */
export function analyzeTone(text: string): ToneAnalysis {
  const reading = read(text);
  const language = languageOf(reading.text) ?? 'en';
  const judgement = judge(reading.text);
  const hasWords = judgement.words.some(({ text: word }) => /\p{L}/u.test(word));
  const isThreat = threatens(reading);
  const { tone, probability } = isThreat ? threatening : hasWords ? toneOf(judgement.tone) : wordless;
  const judged = hasWords ? intensityOf(judgement.tone) : 0;
  const intensity = isThreat ? Math.max(leastOfThreat, judged) : judged;

  const harsh = harshWords.flatMap(({ words, suggestion }) =>
    [...reading.text.matchAll(words)].map((it) => ({
      ...reading.span(it.index, it.index + it[0].length),
      suggestion: suggestion[language],
    })),
  );
  const confidence = confidenceOf(probability);
  const isSure = confidence !== 'low' && intensity >= leastToAdvise;
  const suggestion = isSure ? toneSuggestions[tone]?.[language] : undefined;
  const evidence = suggestion === undefined ? null : toneEvidence(judgement, tone);
  const isExplained = harsh.some((it) => it.suggestion === suggestion);
  const triggers = [
    ...harsh,
    ...(suggestion !== undefined && evidence !== null && !isExplained
      ? [{ ...reading.span(evidence.start, evidence.end), suggestion }]
      : []),
  ].toSorted((one, other) => one.start - other.start);
  return {
    tone,
    intensity,
    suggestions: [...new Set(triggers.map((it) => it.suggestion))],
    triggers,
    confidence,
    limits: limitsOf(reading),
    engine: engineMark,
  };
}
