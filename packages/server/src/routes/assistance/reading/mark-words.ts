import type { AnalysisLimit, KeyPoint, RiskIndicator, TextSpan } from '@mediation/api-client';
import { withoutConsent } from '../../../analysis/without-consent.ts';
import type { Words } from './read-words.ts';

type Source = Pick<Words, 'transcript'>;

/** Says in a result that words of others were left out, and that there were more messages than are read. */
export function marked<Result extends { limits: AnalysisLimit[] }>({ isPartial, isCut }: Words, found: Result): Result {
  const limits: AnalysisLimit[] = [...new Set([...found.limits, ...(isCut ? (['truncated'] as const) : [])])];
  const result = { ...found, limits };
  return isPartial ? withoutConsent(result) : result;
}

/** Names the message of each span, and counts its offsets there. */
export const located = <Span extends TextSpan>({ transcript }: Source, spans: readonly Span[]): Span[] =>
  spans.map((span) => transcript?.locate(span) ?? span);

export const locatedIndicators = (words: Source, indicators: readonly RiskIndicator[]): RiskIndicator[] =>
  indicators.map((it) => ({ ...it, evidence: located(words, it.evidence) }));

export const locatedPoints = (words: Source, points: readonly KeyPoint[]): KeyPoint[] =>
  located(words, points).map((it) => ({
    ...it,
    answers: located(words, it.answers),
    conditions: located(words, it.conditions),
  }));
