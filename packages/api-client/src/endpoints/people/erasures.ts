import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { pageInput, pageOutput } from '../../page.ts';
import { ErasureRequest } from './my-data.ts';
import { Text } from '../text.ts';
import { Role } from './users.ts';
import { Timestamp } from '../values.ts';

/** A person's case whose data must be kept: under legal hold, not closed, or within its retention. */
export const KeptCase = z.object({
  case_id: z.uuid(),
  reference: z.string(),
  title: z.string(),
  reason: z.enum(['legal_hold', 'open', 'retention']),
  /** When the retention ends; null for a case that is not closed. */
  kept_until: z.nullable(Timestamp),
});
export type KeptCase = z.infer<typeof KeptCase>;

/** An erasure request as an admin reads it. It cannot become `done_whole` while a case must be kept. */
export const Erasure = z.extend(ErasureRequest, {
  user_id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: Role,
  /** Whether the account is closed, so that the person can no longer read an answer. */
  is_closed: z.boolean(),
  kept_cases: z.array(KeptCase),
});
export type Erasure = z.infer<typeof Erasure>;

/** Lists the open erasure requests, oldest first, or the answered ones, newest first. */
export const listErasures = endpoint({
  method: 'GET',
  path: '/api/admin/erasures',
  reads: ['platform'],
  input: z.object({ ...pageInput, state: z._default(z.enum(['waiting', 'answered']), 'waiting') }),
  output: z.object({ erasures: z.array(Erasure), ...pageOutput }),
});

/**
 * Answers an erasure request and notifies the person. The status only moves forward and is final once done. Answers
 * `conflict` to `done_whole` while a case must be kept. The person reads the explanation.
 */
export const answerErasure = endpoint({
  method: 'POST',
  path: '/api/admin/erasures/:erasureId',
  changes: ['platform', 'people'],
  input: z.object({
    erasureId: z.uuid(),
    status: z.enum(['checking_holds', 'done_in_part', 'done_whole']),
    explanation: Text(2000),
  }),
  output: z.object({ erasure: ErasureRequest }),
});
