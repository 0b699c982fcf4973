import { riskLevels } from '@mediation/api-client';
import { isGrave } from '@mediation/assist-corpus';
import { type Thresholds, intensityOf, levelOf, toneOf } from '../src/classifier/decide.ts';
import type { Judged } from './judge.ts';
import { areaUnderCurve, interval, weightedKappa } from './measures.ts';
import { isReported } from './targets.ts';
import { indicatorF1 } from './thresholds.ts';

/** A share with its number of messages and its 95 % confidence interval. */
export interface Share {
  share: number;
  of: number;
  interval: [low: number, high: number];
}

function shareOf(judged: readonly Judged[], holds: (it: Judged) => boolean): Share {
  const hits = judged.filter((it) => holds(it)).length;
  return { share: hits / judged.length, of: judged.length, interval: interval(hits, judged.length) };
}

/** What models reach on messages that were judged without their voices. */
export function measure(judged: readonly Judged[], thresholds: Thresholds) {
  const grave = judged.filter(({ message }) => isGrave(message));
  const level = ({ scores }: Judged) => levelOf(scores, thresholds);
  const isCalledGrave = (it: Judged) => it.scores.grave > thresholds.grave;
  const graveSums = (some: readonly Judged[]) => some.map(({ scores }) => scores.grave);
  const errors = judged.map(({ message, scores }) => Math.abs(intensityOf(scores) - message.intensity));
  return {
    area: areaUnderCurve(graveSums(grave), graveSums(judged.filter(({ message }) => !isGrave(message)))),
    recall: shareOf(grave, isCalledGrave),
    /** Critical messages that are called high or critical. */
    critical: shareOf(
      judged.filter(({ message }) => message.risk_level === 'critical'),
      isCalledGrave,
    ),
    /** Messages without danger that are called high or critical. */
    falseAlarms: shareOf(
      judged.filter(({ message }) => message.risk_level === 'low'),
      isCalledGrave,
    ),
    /** Agreement on the four levels. */
    kappa: weightedKappa(
      judged.map((it) => [riskLevels.indexOf(it.message.risk_level), riskLevels.indexOf(level(it))]),
      riskLevels.length,
    ),
    tone: shareOf(judged, ({ message, scores }) => message.tone_ok.includes(toneOf(scores).tone)),
    /** Calm messages without danger whose intensity passes for upset. */
    calmCalledUpset: shareOf(
      judged.filter(({ message }) => message.risk_level === 'low' && message.intensity <= 2),
      ({ scores }) => intensityOf(scores) >= 4,
    ),
    /** How far the intensity is off on average. */
    intensity: errors.reduce((sum, it) => sum + it, 0) / errors.length,
    indicators: indicatorF1(judged, thresholds),
    reported: shareOf(
      grave.filter(({ message }) => isReported(message) !== null),
      ({ message, scores }) => scores.reported > 0 === isReported(message),
    ),
  };
}
