import type { RiskIndicatorId, RiskLevel, Tone } from '@mediation/api-client';
import { indicatorIds, indicators } from '../data/indicators.ts';
import { tones } from '../data/tones.ts';
import type { Scores } from './model.ts';
import type { IndicatorOutput, ToneOutput } from './outputs.ts';

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

/** The tone that is likeliest to be an acceptable one, and how probable that is, from 0 to 1. */
export function toneOf(scores: Scores<ToneOutput>): { tone: Tone; probability: number } {
  const tone = tones.reduce((best, it) => (scores[it] > scores[best] ? it : best));
  return { tone, probability: 1 / (1 + Math.exp(-scores[tone])) };
}

/** The intensity from 0 to 10. */
export const intensityOf = ({ intensity }: Scores<ToneOutput>): number =>
  Math.round(Math.min(10, Math.max(0, intensity)));
