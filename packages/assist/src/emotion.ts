import type { Emotion } from '@mediation/api-client';
import { feelings } from './data/feelings.ts';
import { analyzeTone } from './tone.ts';

/** What somebody may feel who writes like this: a guess from the tone and nothing more, so the confidence is low. */
export function guessEmotion(text: string): Emotion {
  const { tone, limits, engine } = analyzeTone(text);
  const { top, scores } = feelings[tone];
  return { top, scores, confidence: 'low', limits, engine };
}
