import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { pageInput, pageOutput } from '../page.ts';
import { EngineMark, RiskAssessment, Summary, ToneAnalysis } from './ai-results.ts';
import { ChannelId } from './chat.ts';
import { Timestamp } from './values.ts';

export const InsightType = z.enum(['tone_analysis', 'risk_assessment', 'summary']);
export type InsightType = z.infer<typeof InsightType>;

/** The content of a `risk_assessment`. Spans are of the message that they name. */
export const RiskInsight = z.omit(RiskAssessment, { engine: true });
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

/** A stored analysis. The shape of `content` depends on its type; `metadata` names its engine and its messages. */
export const Insight = z.object({
  id: z.uuid(),
  case_id: z.uuid(),
  source_channel_id: z.nullable(z.string()),
  insight_type: InsightType,
  content: z.record(z.string(), z.json()),
  metadata: z.record(z.string(), z.json()),
  created_at: Timestamp,
  acknowledged_at: z.nullable(Timestamp),
  acknowledged_by: z.nullable(z.uuid()),
});
export type Insight = z.infer<typeof Insight>;

/**
 * Lists the stored analyses of a case, or of one of its channels, newest first, for its mediator. Other callers get
 * `not_found`.
 */
export const listInsights = endpoint({
  method: 'GET',
  path: '/api/ai/insights/:caseId',
  reads: ['insights'],
  input: z.object({
    caseId: z.uuid(),
    type: z.optional(InsightType),
    channel_id: z.optional(ChannelId),
    ...pageInput,
  }),
  output: z.object({ insights: z.array(Insight), ...pageOutput }),
});

/** Marks an insight as seen by the mediator. Calling it again keeps the first person and time. */
export const acknowledgeInsight = endpoint({
  method: 'POST',
  path: '/api/ai/insights/:insightId/acknowledge',
  changes: ['insights'],
  input: z.object({ insightId: z.uuid() }),
  output: z.object({ insight: Insight }),
});
