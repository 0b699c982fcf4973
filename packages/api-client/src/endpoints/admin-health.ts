import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Timestamp } from './values.ts';

/** One part of the platform and how it is doing. `off` is a choice and no fault; `unknown` cannot be looked at from here. */
export const HealthRow = z.object({
  name: z.string(),
  state: z.enum(['ok', 'degraded', 'down', 'unknown', 'off']),
  /** In a few words and numbers, without anything personal. */
  detail: z.string(),
});
export type HealthRow = z.infer<typeof HealthRow>;

export const getAdminHealth = endpoint({
  method: 'GET',
  path: '/api/admin/health',
  reads: ['health'],
  runs: 'open',
  input: z.object({}),
  output: z.object({ health: z.array(HealthRow), checked_at: Timestamp }),
});
