import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { pageInput, pageOutput } from '../page.ts';
import { ErasureRequest } from './my-data.ts';
import { Text } from './text.ts';
import { Role } from './users.ts';
import { Timestamp } from './values.ts';

/** A case of a person that must be kept: under legal hold, not closed yet, or inside its retention. */
export const KeptCase = z.object({
  case_id: z.uuid(),
  reference: z.string(),
  title: z.string(),
  reason: z.enum(['legal_hold', 'open', 'retention']),
  /** When its retention ends; null for a case that is not closed. */
  kept_until: z.nullable(Timestamp),
});
export type KeptCase = z.infer<typeof KeptCase>;

/** An erasure request, as an admin sees it. While a case must be kept, it cannot be `done_whole`. */
export const Erasure = z.extend(ErasureRequest, {
  user_id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: Role,
  /** The account is closed, so that the person can no longer read an answer. */
  is_closed: z.boolean(),
  kept_cases: z.array(KeptCase),
});
export type Erasure = z.infer<typeof Erasure>;

/** The erasure requests that wait for an answer, the oldest first; or those that have one, the newest first. */
export const listErasures = endpoint({
  method: 'GET',
  path: '/api/admin/erasures',
  reads: ['platform'],
  input: z.object({ ...pageInput, state: z._default(z.enum(['waiting', 'answered']), 'waiting') }),
  output: z.object({ erasures: z.array(Erasure), ...pageOutput }),
});

/**
 * Tells somebody what came of their erasure request. An answer goes forward and is final once it is done; `done_whole` is a
 * `conflict` while a case of theirs must be kept. The explanation is for the person.
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
