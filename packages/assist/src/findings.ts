import type { RiskIndicator, RiskIndicatorId, RiskLevel } from '@mediation/api-client';
import { framesIn } from './catalogue/match.ts';
import { type Thresholds, indicatorsOf, levelOf } from './classifier/decide.ts';
import { type Judgement, indicatorEvidence, judge, judgeIndicators, thresholdsFor } from './classifier/judge.ts';
import { indicators } from './data/indicators.ts';
import type { MessageText } from './messages.ts';
import type { Reading } from './reading.ts';
import { sentencesOf } from './segment.ts';

/** What was found in one message of a text. */
export interface Findings {
  level: RiskLevel;
  indicators: RiskIndicator[];
  /** From 0 to 10, for the trend of a conversation. */
  intensity: number;
}

/** How much surer a sentence must be than a message, so that one grave sentence is not lost among many others. */
const surer = 2;

/** The part of a message that counts: the whole, or a sentence that is grave by itself. */
function decisivePart(text: string, thresholds: Thresholds): { judgement: Judgement; start: number } {
  const whole = { judgement: judge(text), start: 0 };
  const sentences = sentencesOf({ text });
  if (sentences.length < 2) return whole;
  const gravest = sentences
    .map((it) => ({ judgement: judge(it.text), start: it.start }))
    .reduce((one, other) => (other.judgement.tone.grave > one.judgement.tone.grave ? other : one));
  const sum = gravest.judgement.tone.grave - surer;
  return sum > thresholds.grave && sum > whole.judgement.tone.grave ? gravest : whole;
}

/** The level and the indicators of a message, by the classifier and by the frames that it fits. */
export function findIn({ text, start }: MessageText, reading: Reading): Findings {
  const thresholds = thresholdsFor(text);
  const { judgement, start: partStart } = decisivePart(text, thresholds);
  const judged = levelOf(judgement.tone, thresholds);
  const frames = framesIn(text);
  const isRaised = frames.length > 0 && (judged === 'low' || judged === 'medium');
  const scores = judgeIndicators(judgement);
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
    const evidence = found.has(id) ? null : indicatorEvidence(judgement, id);
    if (evidence !== null) add(id, partStart + evidence.start, partStart + evidence.end);
  }
  return { level: isRaised ? 'high' : judged, indicators: [...found.values()], intensity: judgement.tone.intensity };
}
