import type { RiskLevel } from '@mediation/api-client';
import { type PatternMatch, patternsIn } from './match-patterns.ts';
import { type Thresholds, levelOf } from '../classifier/decide.ts';
import { type Judgement, judge, thresholdsFor } from '../classifier/judge.ts';
import { messagesOf } from '../text/messages.ts';
import { type Part, partsOf } from '../text/parts.ts';
import type { Reading } from '../text/reading.ts';

/** How severe a message is, and what says so. */
export interface Severity {
  level: RiskLevel;
  /** The level by the classifier alone. */
  judged: RiskLevel;
  /** The judgement of the decisive part of the message. */
  judgement: Judgement;
  /** The judgement of the whole message. */
  whole: Judgement;
  patterns: PatternMatch[];
  thresholds: Thresholds;
}

/** How much surer a sentence must be than a message, so that one grave sentence is not lost among many others. */
const surer = 2;

/** The judgement of the part of a message that counts: of the whole, or of a sentence that is grave by itself. */
function decisive(whole: Judgement, sentences: readonly Part[], thresholds: Thresholds): Judgement {
  if (sentences.length < 2) return whole;
  const gravest = sentences
    .map(({ text, words }) => judge(text, words))
    .reduce((one, other) => (other.tone.grave > one.tone.grave ? other : one));
  const sum = gravest.tone.grave - surer;
  return sum > thresholds.grave && sum > whole.tone.grave ? gravest : whole;
}

/** Whether a level is one that a mediator should look at now. */
export const isGraveLevel = (level: RiskLevel): boolean => level === 'high' || level === 'critical';

/** How severe a message is, by the tone model and the risk patterns that it fits. */
export function severityOf(text: string): Severity {
  const thresholds = thresholdsFor(text);
  const whole = judge(text);
  const sentences = partsOf(text, whole.words);
  const judgement = decisive(whole, sentences, thresholds);
  const judged = levelOf(judgement.tone, thresholds);
  const patterns = sentences.flatMap(({ words }) => patternsIn(words));
  const level = patterns.length > 0 && !isGraveLevel(judged) ? 'high' : judged;
  return { level, judged, judgement, whole, patterns, thresholds };
}

const levels: readonly RiskLevel[] = ['low', 'medium', 'high', 'critical'];

/** The place of a level among all, for comparing. */
export const rankOf = (level: RiskLevel): number => levels.indexOf(level);

/** The rank of the level of a text: that of its gravest message. */
export const rankIn = (reading: Reading): number =>
  Math.max(0, ...messagesOf(reading).map(({ text }) => rankOf(severityOf(text).level)));
