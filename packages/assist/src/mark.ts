import type { AnalysisLimit, EngineMark } from '@mediation/api-client';
import { isSupported } from './text/language.ts';
import type { Reading } from './text/reading.ts';

/** The engine of a result. Change `ruleset` with every change of a word list, a pattern or a passage. */
export const engineMark: EngineMark = {
  kind: 'embedded',
  name: 'Built-in analysis',
  version: '1.0.0',
  ruleset: '2026-11-safety',
};

/** The limits of a result about this text. */
export const limitsOf = (reading: Reading, ...more: AnalysisLimit[]): AnalysisLimit[] => [
  ...new Set([
    ...more,
    ...(isSupported(reading.text) ? [] : (['language_not_supported'] as const)),
    ...(reading.isTruncated ? (['truncated'] as const) : []),
  ]),
];

/** The limit of a result that does not give everything that was found. */
export const leftOutLimit = (count: number): AnalysisLimit[] => (count > 0 ? ['truncated'] : []);
