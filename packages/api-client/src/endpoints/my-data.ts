import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Timestamp } from './values.ts';

/** Everything that is the caller's own, by what it is. Nothing that somebody else wrote is part of it. */
export const exportMyData = endpoint({
  method: 'GET',
  path: '/api/users/me/data',
  reads: ['account'],
  input: z.object({}),
  output: z.object({
    exported_at: Timestamp,
    data: z.record(z.string(), z.array(z.record(z.string(), z.json()))),
  }),
});

/** A wish to have one's data erased. What must be kept for a while, and why, is told in the explanation. */
export const ErasureRequest = z.object({
  id: z.uuid(),
  status: z.enum(['requested', 'checking_holds', 'done_in_part', 'done_whole']),
  explanation: z.string(),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type ErasureRequest = z.infer<typeof ErasureRequest>;

/** Asks for the own data to be erased. While a request is open, asking again answers with it. */
export const requestErasure = endpoint({
  method: 'POST',
  path: '/api/users/me/erasure',
  changes: ['account'],
  input: z.object({}),
  output: z.object({ erasure: ErasureRequest }),
});

/** The caller's newest request, or null. */
export const getErasure = endpoint({
  method: 'GET',
  path: '/api/users/me/erasure',
  reads: ['account'],
  input: z.object({}),
  output: z.object({ erasure: z.nullable(ErasureRequest) }),
});
