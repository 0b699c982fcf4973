import type { RiskAssessment, RiskIndicator, RiskLevel } from '@mediation/api-client';
import { leastScores } from '../data/least-scores.ts';
import { type Findings, findIn } from './findings.ts';
import { isGraveLevel } from './severity.ts';
import { engineMark, limitsOf } from '../mark.ts';
import { messagesOf } from '../text/messages.ts';
import { type Reading, read } from '../text/reading.ts';
import { type Advice, recommend } from './recommend.ts';
import { trendOf } from './trend.ts';

const levels = Object.keys(leastScores) as RiskLevel[];

/** What a second indicator adds to the score; each further one adds less. */
const addition = 0.35;
/** What is added when messages become more intense. */
const risingTrend = 0.5;

/** The findings in each message of a text. */
const findingsIn = (reading: Reading): Findings[] => messagesOf(reading).map((message) => findIn(message, reading));

/** The indicators in each message of a text, with the words that show them. */
export const findIndicators = (reading: Reading): RiskIndicator[] =>
  findingsIn(reading).flatMap(({ indicators }) => indicators);

function united(findings: readonly Findings[]): RiskIndicator[] {
  const all = findings.flatMap(({ indicators }) => indicators);
  return Object.values(Object.groupBy(all, ({ id }) => id))
    .map(([first, ...others]) => ({
      ...first!,
      severity: Math.max(...[first!, ...others].map(({ severity }) => severity)),
      evidence: [first!, ...others].flatMap(({ evidence }) => evidence),
    }))
    .toSorted((one, other) => other.severity - one.severity);
}

const rounded = (score: number) => Math.round(Math.min(10, score) * 10) / 10;

/** The score of one message: the highest severity in it, within the range of its level. */
function messageScore({ level, indicators }: Findings): number {
  const next = levels[levels.indexOf(level) + 1];
  const ceiling = next ? leastScores[next] - 0.1 : 10;
  const highest = Math.max(leastScores[level], ...indicators.map(({ severity }) => severity));
  return level === 'low' ? 0 : Math.min(ceiling, highest);
}

const levelOfScore = (score: number): RiskLevel =>
  levels.toReversed().find((level) => score >= leastScores[level]) ?? 'low';

/**
 * Finds messages that may need attention. The level of a conversation is that of its gravest message, raised by further
 * indicators and a rising trend. A result without indicators is no evidence of safety, and says so.
 */
export function assessRisk(text: string, advice: Advice): RiskAssessment {
  const reading = read(text);
  const findings = findingsIn(reading);
  return assessmentOf(findings, trendOf(findings.map(({ intensity }) => intensity)), reading, advice);
}

/** Assesses the messages that are grave by themselves, as if nothing else was said. */
export function screenForDanger(text: string, advice: Advice): RiskAssessment {
  const reading = read(text);
  const grave = findingsIn(reading).filter(({ level }) => isGraveLevel(level));
  return assessmentOf(grave, 'steady', reading, advice);
}

function assessmentOf(
  findings: readonly Findings[],
  trend: ReturnType<typeof trendOf>,
  reading: Reading,
  advice: Advice,
): RiskAssessment {
  const found = united(findings);
  const gravest = Math.max(0, ...findings.map((it) => messageScore(it)));
  const more = found.slice(1).reduce((sum, _, at) => sum + addition / (at + 1), 0);
  const score = gravest > 0 ? rounded(gravest + more + (trend === 'rising' ? risingTrend : 0)) : 0;
  return {
    risk_level: levelOfScore(score),
    risk_score: score,
    indicators: found,
    recommendations: recommend(found, advice),
    confidence: found.length > 0 ? 'medium' : 'low',
    limits: limitsOf(reading, 'no_indicator_is_not_safe'),
    engine: engineMark,
  };
}
