import type { Emotion } from '@mediation/api-client';
import { feelings } from './data/feelings.ts';
import { analyzeTone } from './tone.ts';

/** Estimates the writer's emotions from the tone alone, so the confidence is low. */
export function guessEmotion(text: string): Emotion {
  const { tone, limits, engine } = analyzeTone(text);
  const { top, scores } = feelings[tone];
  return { top, scores, confidence: 'low', limits, engine };
}
