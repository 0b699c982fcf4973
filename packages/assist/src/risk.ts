import type { RiskAssessment, RiskIndicator, RiskIndicatorId, RiskLevel } from '@mediation/api-client';
import { indicators } from './data/indicators.ts';
import { riskPatterns } from './data/risk-patterns.ts';
import type { SafetyContacts } from './engine.ts';
import { engineMark, limitsOf } from './mark.ts';
import { type Reading, read } from './reading.ts';
import { recommend } from './recommend.ts';
import { type Sentence, sentencesOf } from './segment.ts';

/** Negations within the same statement, such as "he never hit me". They apply to reports, never to threats. */
const denied = /\b(?:no|not|never|without|nobody|hasn't|haven't|didn't|doesn't|isn't|wasn't)(?: \w{1,20}){0,3} ?$/i;

/** What the second indicator adds to the score; each further one adds less. */
const addition = 0.35;

/** The indicators in a text, most severe first, each with the words that show it. */
export function findIndicators(reading: Reading): RiskIndicator[] {
  const found = new Map<RiskIndicatorId, RiskIndicator>();
  for (const sentence of sentencesOf(reading))
    for (const { id, perspective, pattern, unless } of riskPatterns) {
      const match = pattern.exec(sentence.text);
      if (!match || unless?.test(sentence.text) || (perspective === 'reported' && isDenied(sentence, match.index)))
        continue;
      const start = sentence.start + match.index;
      const evidence = reading.span(start, start + match[0].length);
      const earlier = found.get(id);
      if (earlier) earlier.evidence.push(evidence);
      else found.set(id, { id, perspective, ...indicators[id], evidence: [evidence] });
    }
  return [...found.values()].toSorted((one, other) => other.severity - one.severity);
}

const isDenied = ({ text }: Sentence, at: number) => denied.test(text.slice(Math.max(0, at - 60), at));

/** The risk score from 0 to 10: the highest severity, plus a decreasing addition for each further indicator. */
export const scoreOf = ([gravest, ...others]: readonly RiskIndicator[]): number =>
  gravest
    ? Math.round(Math.min(10, gravest.severity + others.reduce((sum, _, at) => sum + addition / (at + 1), 0)) * 10) / 10
    : 0;

/** The risk level of a score. */
function levelOf(found: readonly RiskIndicator[]): RiskLevel {
  const score = scoreOf(found);
  if (score >= 8.5) return 'critical';
  if (score >= 6) return 'high';
  return score >= 3.5 ? 'medium' : 'low';
}

/** Finds passages that may need attention. A result without indicators is no evidence of safety, and says so. */
export function assessRisk(text: string, contacts: SafetyContacts): RiskAssessment {
  const reading = read(text);
  const found = findIndicators(reading);
  return {
    risk_level: levelOf(found),
    risk_score: scoreOf(found),
    indicators: found,
    recommendations: recommend(found, contacts),
    confidence: found.length > 0 ? 'medium' : 'low',
    limits: limitsOf(reading, 'no_indicator_is_not_safe'),
    engine: engineMark,
  };
}
