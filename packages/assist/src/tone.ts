import type { Confidence, ToneAnalysis } from '@mediation/api-client';
import { intensityOf, toneOf } from './classifier/decide.ts';
import { type Judgement, judge, toneEvidence } from './classifier/judge.ts';
import { harshWords, toneSuggestions } from './data/tones.ts';
import { gravityOf, isThreat } from './gravity.ts';
import { languageOf } from './language.ts';
import { engineMark, limitsOf } from './mark.ts';
import { type MessageText, messagesOf } from './messages.ts';
import { type Reading, read } from './reading.ts';

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

interface Part {
  judgement: Judgement;
  start: number;
}

/** What the tone is taken from: the text, or of a conversation the most intense message. */
function decisivePart({ text }: Reading, messages: readonly (Part & MessageText)[]): Part {
  if (messages.length === 1) return messages[0]!;
  const spoken = messages.filter(({ isSpoken }) => isSpoken);
  if (spoken.length < 2) return { judgement: judge(text), start: 0 };
  return spoken.reduce((one, other) => (other.judgement.tone.intensity > one.judgement.tone.intensity ? other : one));
}

/**
 * Analyses the tone of a message: its likeliest tone, its intensity, and the words that a suggestion is for. A calm
 * tone, or one of low confidence, brings no suggestion.
 */
export function analyzeTone(text: string): ToneAnalysis {
  const reading = read(text);
  const language = languageOf(reading.text) ?? 'en';
  const messages = messagesOf(reading).map((message) => {
    const gravity = gravityOf(message.text);
    return { ...message, judgement: gravity.whole, isThreat: isThreat(gravity) };
  });
  const { judgement, start } = decisivePart(reading, messages);
  const hasWords = judgement.words.some(({ text: word }) => /\p{L}/u.test(word));
  const threatens = messages.some((it) => it.isThreat);
  const { tone, probability } = threatens ? threatening : hasWords ? toneOf(judgement.tone) : wordless;
  const judged = hasWords ? intensityOf(judgement.tone) : 0;
  const intensity = threatens ? Math.max(leastOfThreat, judged) : judged;

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
      ? [{ ...reading.span(start + evidence.start, start + evidence.end), suggestion }]
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
