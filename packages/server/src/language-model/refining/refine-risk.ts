import { type RiskAssessment, type RiskIndicator, RiskIndicatorId, RiskLevel, riskLevels } from '@mediation/api-client';
import { type Advice, indicators, isToldIn, leastScores, recommend } from '@mediation/assist';
import * as z from 'zod/mini';
import type { Refinement } from './refinement.ts';

const Finding = z.object({
  id: z.string().check(z.maxLength(60)),
  perspective: z.enum(['expressed', 'reported']),
  quote: z.string().check(z.maxLength(500)),
});
const schema = z.object({ risk_level: RiskLevel, indicators: z.array(Finding).check(z.maxLength(40)) });

const instructions =
  'Find signs of danger in messages between separated parents: threats, also polite or hidden ones, violence, control, ' +
  'danger to children, despair. For each sign give its id, whether the writer expresses it or reports it, and a quote ' +
  `copied letter by letter from the text. The ids are: ${Object.keys(indicators).join(', ')}. ` +
  'Then give the level of the whole: low, medium, high or critical.';

const rank = (level: RiskLevel) => riskLevels.indexOf(level);
const graver = (one: RiskLevel, other: RiskLevel) => (rank(one) >= rank(other) ? one : other);

/**
 * The model may add indicators with words of the text as their evidence, and raise the level when there is an
 * indicator. It takes none away and lowers no level.
 */
export function refineRisk(
  text: string,
  embedded: RiskAssessment,
  advice: Advice,
): Refinement<RiskAssessment, z.infer<typeof schema>> {
  return {
    embedded,
    question: { task: 'risk', instructions, data: { text }, schema },
    merge(output) {
      const found = unite(text, embedded.indicators, output.indicators);
      const score = Math.max(embedded.risk_score, ...found.map((it) => it.severity));
      const proven = riskLevels.findLast((it) => score >= leastScores[it]) ?? 'low';
      const claimed = found.length > 0 ? output.risk_level : 'low';
      const risk_level = graver(graver(proven, claimed), embedded.risk_level);
      return {
        ...embedded,
        risk_level,
        risk_score: Math.max(score, leastScores[risk_level]),
        indicators: found,
        recommendations: [...new Set([...embedded.recommendations, ...recommend(found, advice)])],
        confidence: found.length > embedded.indicators.length ? 'medium' : embedded.confidence,
      };
    },
  };
}

/** The whole lines of a text in which a span stands: its message. */
function messageAround(text: string, start: number, end: number): string {
  const after = text.indexOf('\n', end);
  return text.slice(text.lastIndexOf('\n', start) + 1, after < 0 ? text.length : after);
}

/** Adds the findings whose id is known and whose quote stands in the text, in a message that tells of them. */
function unite(text: string, known: readonly RiskIndicator[], findings: readonly z.infer<typeof Finding>[]) {
  const found = new Map<RiskIndicator['id'], RiskIndicator>(known.map((it) => [it.id, it]));
  for (const { id: claimed, perspective, quote } of findings) {
    const { success, data: id } = RiskIndicatorId.safeParse(claimed);
    const start = text.indexOf(quote);
    if (!success || quote.trim().length < 3 || start < 0) continue;
    const span = { start, end: start + quote.length, quote };
    // Veiled despair is what a model is asked for: one sign too many of it costs less than one that is missed.
    if (id !== 'suicide_self_harm' && !isToldIn(id, messageAround(text, span.start, span.end))) continue;
    const earlier = found.get(id);
    const isKnown = earlier?.evidence.some((it) => it.start < span.end && span.start < it.end);
    if (isKnown) continue;
    found.set(id, {
      ...(earlier ?? { id, perspective, ...indicators[id] }),
      evidence: [...(earlier?.evidence ?? []), span],
    });
  }
  return [...found.values()].toSorted((one, other) => other.severity - one.severity);
}
