import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { pageInput, pageOutput } from '../../page.ts';
import { ChannelId } from '../chat/channel-id.ts';
import { readerLanguage } from '../reader-language.ts';
import { Timestamp } from '../values.ts';

export const InsightType = z.enum(['tone_analysis', 'risk_assessment', 'summary']);
export type InsightType = z.infer<typeof InsightType>;

/** A stored analysis. The shape of `content` depends on its type; that of `metadata` is `InsightMetadata`. */
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
    ...readerLanguage,
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
