import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { pageInput, pageOutput } from '../../page.ts';
import { ErasureRequest } from './my-data.ts';
import { trim } from '../text.ts';
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

/** An erasure request as an admin reads it. */
export const Erasure = z.extend(ErasureRequest, {
  user_id: z.uuid(),
  name: z.string(),
  /** Null for a party, and once it is erased. */
  email: z.nullable(z.string()),
  role: Role,
  /** Whether the account is closed, so that the person can no longer read an answer. */
  is_closed: z.boolean(),
  /** Why a decision that is being carried out had to stop; it goes on by itself once nothing stops it. */
  stopped_for: z.nullable(z.enum(['legal_hold', 'last_admin'])),
  kept_cases: z.array(KeptCase),
  /** How many more cases of other organizations must be kept, of which an admin of one organization reads nothing. */
  kept_elsewhere: z.int(),
});
export type Erasure = z.infer<typeof Erasure>;

/**
 * Lists the open erasure requests, oldest first, or the answered ones, newest first; for an admin of an organization those
 * of its people.
 */
export const listErasures = endpoint({
  method: 'GET',
  path: '/api/admin/erasures',
  reads: ['platform'],
  input: z.object({ ...pageInput, state: z._default(z.enum(['waiting', 'answered']), 'waiting') }),
  output: z.object({ erasures: z.array(Erasure), ...pageOutput }),
});

/**
 * Answers an erasure request of somebody whom the calling admin looks after. `carrying_out` is final: a job erases, and only then the request is done, in part while a
 * case must be kept. Answers `conflict` to it while a case is on legal hold. The person reads the explanation of the
 * other answers, which must not be empty.
 */
export const answerErasure = endpoint({
  method: 'POST',
  path: '/api/admin/erasures/:erasureId',
  changes: ['platform', 'people'],
  input: z.object({
    erasureId: z.uuid(),
    status: z.enum(['checking_holds', 'carrying_out', 'refused']),
    explanation: z._default(z.string().check(trim, z.maxLength(2000)), ''),
  }),
  output: z.object({ erasure: ErasureRequest }),
});
