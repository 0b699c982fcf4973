import type { KeyPointKind, KeyPoints } from '@mediation/api-client';
import type { Conversation } from '../engine.ts';
import { engineMark, leftOutLimit, limitsOf } from '../mark.ts';
import { keyPointsOf, quoter, united } from './key-points-of.ts';
import { conversationCap, read } from '../text/reading.ts';

/** The most key points of one text; deals and safety are never left out. */
const most = 1000;

const kept = new Set<KeyPointKind>(['agreement', 'withdrawal', 'safety']);

/** Extracts what a conversation asks, offers, agrees, refuses and leaves open, in its own words. */
export function extractKeyPoints({ text, message_ids }: Conversation): KeyPoints {
  const reading = read(text, conversationCap);
  const found = keyPointsOf(reading);
  const others = found.filter(({ kind }) => !kept.has(kind));
  const left = new Set(others.slice(0, Math.max(0, found.length - most)));
  const key_points = united(found.filter((it) => !left.has(it)).map(quoter(reading, message_ids)));
  return {
    key_points,
    left_out: left.size,
    confidence: key_points.length > 0 ? 'medium' : 'low',
    limits: limitsOf(reading, ...leftOutLimit(left.size)),
    engine: engineMark,
  };
}
