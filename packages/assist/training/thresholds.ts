import { riskIndicatorIds } from '@mediation/api-client';
import { type Thresholds, indicatorsOf, levelOf } from '../src/classifier/decide.ts';
import type { Judged } from './judge.ts';
import { f1, thresholdAt } from './measures.ts';

/** The share of harmless messages that is called grave, a little below the 6 % that may be, and above low. */
const falseAlarms = { grave: 0.059, notable: 0.12 };

/** The thresholds for one language, from messages that were judged without their voices. */
export function thresholdsOf(judged: readonly Judged[]): Thresholds {
  const harmless = judged.filter(({ message }) => message.risk_level === 'low');
  const at = (output: 'grave' | 'notable') =>
    thresholdAt(
      falseAlarms[output],
      harmless.map(({ scores }) => scores[output]),
    );
  const grave = at('grave');
  const called = judged.filter(({ scores }) => scores.grave > grave);
  const critical = called.filter(({ message }) => message.risk_level === 'critical').length;
  const thresholds = {
    notable: at('notable'),
    grave,
    critical: thresholdAt(
      critical / called.length,
      called.map(({ scores }) => scores.critical),
    ),
  };
  const candidates = Array.from({ length: 60 }, (_, step) => -3 + step / 10);
  const scored = candidates.map((indicator) => ({
    indicator,
    score: indicatorF1(judged, { ...thresholds, indicator }),
  }));
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one));
  return rounded({ ...thresholds, indicator: best.indicator });
}

const rounded = (thresholds: Thresholds) =>
  Object.fromEntries(
    Object.entries(thresholds).map(([name, it]) => [name, Number((it as number).toFixed(3))]),
  ) as unknown as Thresholds;

/** How well the indicators of messages are found, over all indicators. */
export function indicatorF1(judged: readonly Judged[], thresholds: Thresholds): number {
  const counts = { hits: 0, misses: 0, falseAlarms: 0 };
  for (const { message, scores } of judged) {
    const found = new Set(indicatorsOf(levelOf(scores, thresholds), scores, thresholds));
    for (const id of riskIndicatorIds) {
      const isThere = message.indicators.includes(id);
      if (found.has(id)) counts[isThere ? 'hits' : 'falseAlarms'] += 1;
      else if (isThere) counts.misses += 1;
    }
  }
  return f1(counts);
}
