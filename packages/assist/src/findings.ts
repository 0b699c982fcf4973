import type { RiskIndicator, RiskIndicatorId, RiskLevel } from '@mediation/api-client';
import { framesIn } from './catalogue/match.ts';
import { indicatorsOf, levelOf } from './classifier/decide.ts';
import { indicatorEvidence, judge, judgeIndicators, thresholdsFor } from './classifier/judge.ts';
import { indicators } from './data/indicators.ts';
import type { MessageText } from './messages.ts';
import type { Reading } from './reading.ts';

/** What was found in one message of a text. */
export interface Findings {
  level: RiskLevel;
  indicators: RiskIndicator[];
  /** From 0 to 10, for the trend of a conversation. */
  intensity: number;
}

/** The level and the indicators of a message, by the classifier and by the frames that it fits. */
export function findIn({ text, start }: MessageText, reading: Reading): Findings {
  const judgement = judge(text);
  const thresholds = thresholdsFor(text);
  const judged = levelOf(judgement.tone, thresholds);
  const frames = framesIn(text);
  const isRaised = frames.length > 0 && (judged === 'low' || judged === 'medium');
  const scores = judgeIndicators(judgement);
  const perspective = scores.reported > 0 ? 'reported' : 'expressed';
  const found = new Map<RiskIndicatorId, RiskIndicator>();
  const add = (id: RiskIndicatorId, range: { start: number; end: number } | null) => {
    if (range === null) return;
    const evidence = reading.span(start + range.start, start + range.end);
    const earlier = found.get(id);
    if (earlier) earlier.evidence.push(evidence);
    else found.set(id, { id, perspective, ...indicators[id], evidence: [evidence] });
  };
  for (const { id, ...range } of frames) add(id, range);
  for (const id of indicatorsOf(judged, scores, thresholds))
    if (!found.has(id)) add(id, indicatorEvidence(judgement, id));
  return { level: isRaised ? 'high' : judged, indicators: [...found.values()], intensity: judgement.tone.intensity };
}
