import type { RiskIndicator, RiskLevel, RiskSign } from '@mediation/api-client';
import { indicatorsOf } from '../classifier/decide.ts';
import { toneEvidence } from '../classifier/judge.ts';
import { indicatorEvidence, judgeIndicators } from '../classifier/judge-indicators.ts';
import { indicators } from '../data/indicators.ts';
import { leastScores } from '../data/least-scores.ts';
import { isGraveLevel, severityOf } from './severity.ts';
import type { MessageText } from '../text/messages.ts';
import type { Reading } from '../text/reading.ts';
import { firstSentenceOf } from '../text/segment.ts';
import { isTold } from './told.ts';

/** What was found in one message of a text. */
export interface Findings {
  level: RiskLevel;
  indicators: RiskIndicator[];
  /** From 0 to 10, for the trend of a conversation. */
  intensity: number;
}

/** From which score on an indicator is sure: likelier than not. */
const sureFrom = 0;

/**
 * The level of a message, and its indicators by the risk patterns that it fits and by the classifier, where that is sure of them.
 * A message is critical only with a sure sign of that severity. Where no sign of its severity is sure, it has an unnamed one.
 */
export function findIn({ text, start }: MessageText, reading: Reading): Findings {
  const { level: found, judged, judgement, patterns, thresholds } = severityOf(text);
  const { intensity } = judgement.tone;
  if (found === 'low') return { level: found, indicators: [], intensity };
  const prediction = judgeIndicators(judgement);
  const { scores } = prediction;
  const sure = indicatorsOf(judged, scores, thresholds)
    .filter((id) => scores[id] > sureFrom)
    .filter((id) => isTold(id, text, judgement.words));
  const gravest = Math.max(0, ...[...patterns.map(({ id }) => id), ...sure].map((id) => indicators[id].severity));
  const level = found === 'critical' && gravest < leastScores.critical ? 'high' : found;

  const perspective = scores.reported > 0 ? 'reported' : 'expressed';
  const signsFound = new Map<RiskSign, RiskIndicator>();
  const add = (sign: Pick<RiskIndicator, 'id' | 'severity' | 'recommendation_key'>, from: number, to: number) => {
    const evidence = reading.span(start + from, start + to);
    const earlier = signsFound.get(sign.id);
    if (earlier) earlier.evidence.push(evidence);
    else signsFound.set(sign.id, { ...sign, perspective, evidence: [evidence] });
  };
  for (const { id, ...pattern } of patterns) add({ id, ...indicators[id] }, pattern.start, pattern.end);
  for (const id of sure) {
    const evidence = signsFound.has(id) ? null : indicatorEvidence(judgement, prediction, id);
    if (evidence !== null) add({ id, ...indicators[id] }, evidence.start, evidence.end);
  }
  if (gravest < (isGraveLevel(level) ? leastScores.high : 0) || signsFound.size === 0) {
    const { start: from, end } = toneEvidence(judgement, 'grave') ?? firstSentenceOf(text);
    add({ id: 'unnamed', severity: leastScores[level], recommendation_key: 'R-LOOK' }, from, end);
  }
  return { level, indicators: [...signsFound.values()], intensity };
}
