import type { Evidence, RiskAssessment, RiskIndicator } from '@mediation/api-client';
import type { AiEngine } from '@mediation/assist';
import { locatedIndicators, marked } from './mark-words.ts';
import type { Words } from './read-words.ts';

/** An assessment, and whether it holds only the grave signs that the safety screening finds in the words of everybody. */
interface Assessed {
  result: RiskAssessment;
  isSafetyOnly: boolean;
}

/** Assesses the words that AI may read. Where some were left out, grave signs in them replace the assessment. */
export async function assessWords(engine: AiEngine, words: Words, screens: boolean): Promise<Assessed> {
  const found = await engine.risk({ text: words.text });
  const indicators = locatedIndicators(words, found.indicators);
  const known = { result: marked(words, { ...found, indicators }), isSafetyOnly: false };
  if (!words.isPartial || !screens) return known;
  const grave = await engine.screen({ text: words.everything.text });
  const signs = locatedIndicators(words.everything, grave.indicators);
  if (signs.every((sign) => isAmong(indicators, sign))) return known;
  return { result: marked(words, { ...grave, indicators: signs }), isSafetyOnly: true };
}

const isAmong = (indicators: readonly RiskIndicator[], { id, evidence }: RiskIndicator) =>
  evidence.every((it) =>
    indicators.some((known) => known.id === id && known.evidence.some((that) => isSame(it, that))),
  );

const isSame = (one: Evidence, other: Evidence) =>
  one.start === other.start && one.end === other.end && one.message_id === other.message_id;
