import type { RiskIndicator, Tone, ToneAnalysis } from '@mediation/api-client';
import { anchors, harshWords, threatSuggestion, toneWords } from './data/tones.ts';
import { engineMark, limitsOf } from './mark.ts';
import { type Reading, read } from './reading.ts';
import { findIndicators, scoreOf } from './risk.ts';

/** Analyses the tone of a text by its words. Without matches it is neutral, with low confidence. */
export function analyzeTone(text: string): ToneAnalysis {
  const reading = read(text);
  const indicators = findIndicators(reading);
  const risk = scoreOf(indicators);
  const threats = indicators.filter((it) => it.perspective === 'expressed' && it.severity >= 7);
  const scores = toneWords.map(({ tone, words }) => ({ tone, hits: reading.text.match(words)?.length ?? 0 }));
  const likeliest = scores.reduce((best, it) => (it.hits > best.hits ? it : best));
  const isTold = likeliest.hits > 0;
  const tone = threats.length > 0 ? 'threatening' : isTold ? likeliest.tone : impliedBy(indicators);

  const triggers = [
    ...threats.flatMap((it) => it.evidence).map((span) => ({ ...span, suggestion: threatSuggestion })),
    ...toneWords.flatMap(({ words, suggestion }) => (suggestion ? mark(reading, words, suggestion) : [])),
    ...harshWords.flatMap(({ words, suggestion }) => mark(reading, words, suggestion)),
  ].toSorted((one, other) => one.start - other.start);
  return {
    tone,
    intensity: intensityOf(reading, tone, likeliest.hits, risk),
    suggestions: [...new Set(triggers.map((it) => it.suggestion))],
    triggers,
    confidence: threats.length > 0 || likeliest.hits > 1 ? 'medium' : 'low',
    limits: limitsOf(reading),
    engine: engineMark,
  };
}

/** The tone that the risk indicators imply when no word matches. */
function impliedBy(indicators: readonly RiskIndicator[]): Tone {
  const said = indicators.find((it) => it.perspective === 'expressed');
  if (said) return said.id === 'degradation' || said.id === 'legal_intimidation' ? 'hostile' : 'manipulative';
  return scoreOf(indicators) >= 6 ? 'anxious' : 'neutral';
}

const mark = (reading: Reading, words: RegExp, suggestion: string) =>
  [...reading.text.matchAll(words)].map((it) => ({
    ...reading.span(it.index, it.index + it[0].length),
    suggestion,
  }));

/**
 * The intensity: the lowest of its tone, raised by capitals, repeated punctuation and many matches; never far below the
 * risk.
 */
function intensityOf({ text }: Reading, tone: Tone, hits: number, risk: number): number {
  const isLoud = harshWords.slice(1).filter(({ words }) => text.match(words)).length;
  const isHarsh = anchors[tone] >= anchors.frustrated;
  const raised = anchors[tone] + (isHarsh ? isLoud + Math.min(1, Math.max(0, hits - 1)) : 0);
  return Math.min(10, Math.max(raised, risk >= 6 ? Math.round(risk) - 1 : 0));
}
