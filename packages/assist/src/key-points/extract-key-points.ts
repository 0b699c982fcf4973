import type { KeyPoints } from '@mediation/api-client';
import type { Conversation } from '../engine.ts';
import { engineMark, limitsOf } from '../mark.ts';
import { keyPointsOf, quoter } from './key-points-of.ts';
import { read } from '../text/reading.ts';

/** The number of key points of one text. */
const most = 100;

/** Extracts what a conversation asks, offers, agrees, refuses and leaves open, in its own words. */
export function extractKeyPoints({ text, message_ids }: Conversation): KeyPoints {
  const reading = read(text);
  const key_points = keyPointsOf(reading).map(quoter(reading, message_ids)).slice(0, most);
  return {
    key_points,
    confidence: key_points.length > 0 ? 'medium' : 'low',
    limits: limitsOf(reading),
    engine: engineMark,
  };
}
