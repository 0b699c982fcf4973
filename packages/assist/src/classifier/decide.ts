import type { RiskIndicatorId, RiskLevel, Tone } from '@mediation/api-client';
import { indicatorIds, indicators } from '../data/indicators.ts';
import { tones } from '../data/tones.ts';
import type { Scores } from './model.ts';
import type { IndicatorOutput } from './full-outputs.ts';
import type { ToneOutput } from './tone-outputs.ts';

/** From which sum on a text counts as above low, as grave, as critical, and as showing an indicator. */
export interface Thresholds {
  notable: number;
  grave: number;
  critical: number;
  indicator: number;
}

/** From this severity on an indicator makes a text grave. */
const graveSeverity = 6;

export function levelOf(scores: Scores<ToneOutput>, thresholds: Thresholds): RiskLevel {
  if (scores.grave > thresholds.grave) return scores.critical > thresholds.critical ? 'critical' : 'high';
  return scores.notable > thresholds.notable ? 'medium' : 'low';
}

/** The indicators of a text of this level, the likeliest first: one at least, and grave ones in a grave text alone. */
export function indicatorsOf(
  level: RiskLevel,
  scores: Scores<IndicatorOutput>,
  thresholds: Thresholds,
): RiskIndicatorId[] {
  if (level === 'low') return [];
  const isGrave = level !== 'medium';
  const fitting = indicatorIds
    .filter((id) => isGrave || indicators[id].severity < graveSeverity)
    .toSorted((one, other) => scores[other] - scores[one]);
  const gravest = isGrave ? fitting.find((id) => indicators[id].severity >= graveSeverity) : fitting[0];
  return fitting.filter((id) => id === gravest || scores[id] > thresholds.indicator);
}

const probabilityOf = (score: number): number => 1 / (1 + Math.exp(-score));

/** The tone that is likeliest to be an acceptable one, and how probable that is, from 0 to 1. */
export function toneOf(scores: Scores<ToneOutput>): { tone: Tone; probability: number } {
  const tone = tones.reduce((best, it) => (scores[it] > scores[best] ? it : best));
  return { tone, probability: probabilityOf(scores[tone]) };
}

/** The tones that blame or press somebody. */
const heatedTones = ['frustrated', 'sarcastic', 'hostile', 'manipulative', 'threatening'] as const;

/** The highest intensity of a text that is heated or above low with a probability of a half, and what more of it adds. */
const mostInDoubt = 3;
const perProbability = 12;

/** The intensity from 0 to 10. It passes for upset only where a heated tone, or a level above low, is likely. */
export function intensityOf(scores: Scores<ToneOutput>): number {
  const heat = probabilityOf(Math.max(scores.notable, ...heatedTones.map((it) => scores[it])));
  const most = mostInDoubt + perProbability * Math.max(0, heat - 0.5);
  return Math.round(Math.min(10, Math.max(0, Math.min(scores.intensity, most))));
}
