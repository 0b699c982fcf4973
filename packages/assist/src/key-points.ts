import type { KeyPoint, KeyPoints } from '@mediation/api-client';
import { engineMark, limitsOf } from './mark.ts';
import { type Reading, read } from './reading.ts';
import { findIndicators } from './risk.ts';
import { type Sentence, sentencesOf } from './segment.ts';

type Kind = KeyPoint['kind'];

/** The kinds of sentences with their patterns; the first match wins. */
const kinds: readonly (readonly [Kind, RegExp])[] = [
  ['request', /\b(?:please|could you|can you|would you|i (?:would|'d) like|i need|i ask|let me know|send me)\b/i],
  ['question', /\?["')]*$/],
  ['agreement', /\b(?:i agree|we agreed?|agreed|that works|works for me|deal|fine with me|i accept)\b/i],
  ['offer', /\b(?:i (?:can|could|will)|i'll|i am willing|i offer|let's|happy to)\b/i],
  ['money', /[€$£]\s?\d|\b\d[\d.,]* ?(?:euros?|dollars?|pounds?|usd|eur|gbp)\b/i],
  [
    'deadline',
    /\b(?:by|until|before|no later than|due)\b.{0,20}(?:\d|\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|end of)\b)/i,
  ],
];

const quoteMax = 300;

/** The sentences that ask, offer, agree, set a date or concern safety, in order. */
export function pointsOf(reading: Reading): KeyPoint[] {
  const grave = findIndicators(reading)
    .filter((it) => it.severity >= 6)
    .flatMap((it) => it.evidence);
  return sentencesOf(reading).flatMap((sentence) => {
    const point = pointOf(reading, sentence, 'lead');
    const isGrave = grave.some((it) => it.start >= point.start && it.end <= point.end);
    const kind = isGrave ? 'safety' : kinds.find(([, wording]) => wording.test(sentence.text))?.[0];
    return kind ? { ...point, kind } : [];
  });
}

/** Converts a sentence to a point, word for word; a very long one is truncated. */
export function pointOf(reading: Reading, { start, end, line }: Sentence, kind: Kind): KeyPoint {
  return { kind, line, ...reading.span(start, Math.min(end, start + quoteMax)) };
}

/** Extracts the requests, offers and agreements of a text, in its own words. */
export function extractKeyPoints(text: string): KeyPoints {
  const reading = read(text);
  const key_points = pointsOf(reading).slice(0, 50);
  return {
    key_points,
    confidence: key_points.length > 0 ? 'medium' : 'low',
    limits: limitsOf(reading),
    engine: engineMark,
  };
}
