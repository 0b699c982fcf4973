import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { Timestamp } from '../values.ts';

/** What the texts of a swap test differ in: a person's name, a person's gender, or who speaks first. */
export const SwapKind = z.enum(['name', 'gender', 'order']);
export type SwapKind = z.infer<typeof SwapKind>;

const Scored = z.object({ text: z.string(), score: z.number() });

/** Two texts of a swap test with their scores. */
export const SwapExample = z.object({ difference: z.number(), one: Scored, other: Scored });
export type SwapExample = z.infer<typeof SwapExample>;

/** The outcome of all swaps of one kind for one score, which is from 0 to 10. */
export const NeutralityResult = z.object({
  kind: SwapKind,
  measure: z.enum(['risk', 'tone']),
  /** How many pairs of texts were compared. */
  pairs: z.int(),
  /** The largest difference between the scores of two texts. */
  largest: z.number(),
  /** The pairs that differ most, the worst first. */
  examples: z.array(SwapExample),
});
export type NeutralityResult = z.infer<typeof NeutralityResult>;

/** The swap tests of one version of the built-in engine. */
export const NeutralityReport = z.object({
  id: z.uuid(),
  engine_version: z.string(),
  ruleset: z.string(),
  results: z.array(NeutralityResult),
  /** When a server first had this version. */
  recorded_at: Timestamp,
});
export type NeutralityReport = z.infer<typeof NeutralityReport>;

/** Lists the swap tests of the last 20 engine versions, newest first, and the version in use. For admins. */
export const listNeutralityReports = endpoint({
  method: 'GET',
  path: '/api/admin/neutrality',
  reads: ['health'],
  input: z.object({}),
  output: z.object({
    current: z.pick(NeutralityReport, { engine_version: true, ruleset: true }),
    reports: z.array(NeutralityReport),
  }),
});
