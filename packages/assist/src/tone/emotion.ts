import type { Confidence, Emotion } from '@mediation/api-client';
import { type Feeling, feelings } from '../data/feelings.ts';
import { engineMark, limitsOf } from '../mark.ts';
import { statementsOf } from '../key-points/message.ts';
import { read } from '../text/reading.ts';

/** The weight of having named no emotion, beside 1 for each word that names one. */
const calm = 0.6;

/** Estimates the emotions that the writer of a text names about themselves, never those of others. */
export function estimateEmotion(text: string): Emotion {
  const reading = read(text);
  const masses = { neutral: calm, joy: 0, sadness: 0, anger: 0, fear: 0, disgust: 0, surprise: 0 };
  for (const { said } of statementsOf(reading)) for (const feeling of feltIn(said)) masses[feeling] += 1;
  const all = Object.values(masses).reduce((sum, it) => sum + it, 0);
  const ranked = (Object.keys(masses) as Emotion['top'][]).toSorted((one, other) => masses[other] - masses[one]);
  const [top = 'neutral', second = 'neutral'] = ranked;
  const scores = { ...masses };
  for (const it of ranked) scores[it] = masses[it] / all;
  const confidence: Confidence = top !== 'neutral' && masses[top] >= 2 * Math.max(1, masses[second]) ? 'medium' : 'low';
  return { top, scores, confidence, limits: limitsOf(reading), engine: engineMark };
}

const denied =
  /(?:\b(?:not|never|no|nor|neither|without|nobody|isn't|aren't|nunca|ni|tampoco|sin|nada)|n't)(?: (?!and\b|but\b|y\b|pero\b)[a-z]{1,12}){0,3} $/;
const self = /\b(?:i|i'm|i'll|i've|i'd|me|my|we|we're|yo|estoy|estamos|siento|tengo|nos|soy|mi)\b/g;
const others =
  /\b(?:you|you're|your|he|he's|she|she's|they|they're|his|her|their|kids?|children|girls?|boys?|son|daughter|usted|tu|estas|esta|estan|eres|el|ella|ellos|ellas|ninos?|ninas?|hij[oa]s?)\b/g;

/** The emotions that a sentence names. Being not happy is sad; to deny the others says nothing. */
function feltIn(said: string): Feeling[] {
  const isAsked = said.endsWith('?');
  return feelings.flatMap(({ feeling, felt, shown }) => {
    const named = [...said.matchAll(felt)].flatMap(({ index }) => {
      const before = said.slice(0, index);
      if (isAsked || isOfOthers(before)) return [];
      if (!denied.test(before)) return [feeling];
      return feeling === 'joy' ? (['sadness'] as const) : [];
    });
    return [...named, ...[...said.matchAll(shown)].map(() => feeling)];
  });
}

/** Whether the nearest person before a word is somebody else than the writer. */
function isOfOthers(before: string): boolean {
  const lastOf = (people: RegExp) => [...before.matchAll(people)].at(-1)?.index ?? -1;
  return lastOf(others) > lastOf(self);
}
