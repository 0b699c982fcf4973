import * as z from 'zod/mini';
import { EngineMark, RiskAssessment, Summary, ToneAnalysis } from './ai-results.ts';

/** The names of those whose words a risk was found in; they may tell of somebody else. Never the mediator's own words. */
export const RiskSpeakers = z._default(z.array(z.string()), []);

/** The content of a `risk_assessment`. Spans are of the message that they name. */
export const RiskInsight = z.extend(z.omit(RiskAssessment, { engine: true }), { speakers: RiskSpeakers });
export type RiskInsight = z.infer<typeof RiskInsight>;

/** The content of a `tone_analysis`: of the most intense message, and the tone of each person who said yes to AI. */
export const ToneInsight = z.extend(z.omit(ToneAnalysis, { engine: true }), {
  speakers: z.optional(
    z.array(z.object({ user_id: z.uuid(), tone: ToneAnalysis.shape.tone, intensity: ToneAnalysis.shape.intensity })),
  ),
});
export type ToneInsight = z.infer<typeof ToneInsight>;

/** The content of a `summary`. */
export const SummaryInsight = z.omit(Summary, { engine: true });
export type SummaryInsight = z.infer<typeof SummaryInsight>;

/**
 * The origin of an insight. `safety_only`: somebody's consent is missing, so it holds grave signs alone and quotes no
 * other words.
 */
export const InsightMetadata = z.object({
  auto_generated: z.boolean(),
  engine: EngineMark.shape.kind,
  ...z.omit(EngineMark, { kind: true }).shape,
  message_ids: z.array(z.uuid()),
  input_hash: z.string(),
  safety_only: z.boolean(),
});
export type InsightMetadata = z.infer<typeof InsightMetadata>;
