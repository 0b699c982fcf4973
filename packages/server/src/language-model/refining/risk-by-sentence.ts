import type { RiskAssessment } from '@mediation/api-client';
import type { AiEngine } from '@mediation/assist';

/** The text with each sentence on a line of its own, and every character in its place. */
const sentencePerLine = (text: string) => text.replace(/(?<=[.!?…。\])}>"“”])\s/gu, '\n');

/**
 * Assesses a text as a whole and sentence by sentence, and unites the results. Words that are written for a program
 * cannot hide a threat beside them.
 */
export async function riskBySentence(text: string, embedded: AiEngine): Promise<RiskAssessment> {
  const whole = await embedded.risk({ text });
  const parts = await embedded.risk({ text: sentencePerLine(text) });
  const [graver, other] = parts.risk_score > whole.risk_score ? [parts, whole] : [whole, parts];
  const more = other.indicators.filter(({ id }) => graver.indicators.every((it) => it.id !== id));
  return {
    ...graver,
    indicators: [...graver.indicators, ...more].toSorted((one, two) => two.severity - one.severity),
    recommendations: [...new Set([...graver.recommendations, ...other.recommendations])],
  };
}
