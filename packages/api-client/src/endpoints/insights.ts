import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { pageInput, pageOutput } from '../page.ts';
import { Timestamp } from './values.ts';

export const InsightType = z.enum(['tone_analysis', 'risk_assessment', 'summary']);
export type InsightType = z.infer<typeof InsightType>;

/** A kept analysis. `content` is the result by its type, `metadata` says what made it and of which messages. */
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

/** What was kept of a case, the newest first. For its mediator; to everybody else there is nothing. */
export const listInsights = endpoint({
  method: 'GET',
  path: '/api/ai/insights/:caseId',
  reads: ['insights'],
  input: z.object({ caseId: z.uuid(), type: z.optional(InsightType), ...pageInput }),
  output: z.object({ insights: z.array(Insight), ...pageOutput }),
});

/** Notes that the mediator has seen an insight; who and when stays as it was the first time. */
export const acknowledgeInsight = endpoint({
  method: 'POST',
  path: '/api/ai/insights/:insightId/acknowledge',
  changes: ['insights'],
  input: z.object({ insightId: z.uuid() }),
  output: z.object({ insight: Insight }),
});
