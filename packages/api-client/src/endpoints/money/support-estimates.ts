import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';

/** What a formula that the operator added makes of the open figures. It is no advice, and nobody owes it. */
export const SupportEstimate = z.object({
  name: z.string(),
  /** Where the formula is published, and when somebody last compared the two. */
  source: z.string(),
  reviewed_on: z.iso.date(),
  /** Each month, in the smallest unit of the case’s currency; null where a figure is missing. */
  amount_minor: z.nullable(z.int().check(z.minimum(0))),
  /** The participant who would pay it; null where nobody would. */
  paid_by: z.nullable(z.uuid()),
  lines: z.array(z.object({ label: z.string(), amount_minor: z.int() })),
});
export type SupportEstimate = z.infer<typeof SupportEstimate>;

/** The estimates of a case, as far as the caller may read its figures: none until both statements are open. */
export const listSupportEstimates = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/support-estimates',
  reads: ['money'],
  input: z.object({ caseId: z.uuid() }),
  output: z.object({ estimates: z.array(SupportEstimate) }),
});
