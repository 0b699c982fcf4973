import type { RiskIndicator, RiskIndicatorId, RiskLevel } from '@mediation/api-client';
import { indicatorsOf } from './classifier/decide.ts';
import { indicatorEvidence, judgeIndicators } from './classifier/judge-indicators.ts';
import { indicators } from './data/indicators.ts';
import { gravityOf } from './gravity.ts';
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
  const { level, judged, judgement, frames, thresholds } = gravityOf(text);
  const { intensity } = judgement.tone;
  if (level === 'low') return { level, indicators: [], intensity };
  const prediction = judgeIndicators(judgement);
  const { scores } = prediction;
  const perspective = scores.reported > 0 ? 'reported' : 'expressed';
  const found = new Map<RiskIndicatorId, RiskIndicator>();
  const add = (id: RiskIndicatorId, from: number, to: number) => {
    const evidence = reading.span(start + from, start + to);
    const earlier = found.get(id);
    if (earlier) earlier.evidence.push(evidence);
    else found.set(id, { id, perspective, ...indicators[id], evidence: [evidence] });
  };
  for (const frame of frames) add(frame.id, frame.start, frame.end);
  for (const id of indicatorsOf(judged, scores, thresholds)) {
    const evidence = found.has(id) ? null : indicatorEvidence(judgement, prediction, id);
    if (evidence !== null) add(id, evidence.start, evidence.end);
  }
  return { level, indicators: [...found.values()], intensity };
}
