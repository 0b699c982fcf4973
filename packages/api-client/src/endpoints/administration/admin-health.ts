import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { Timestamp } from '../values.ts';

/**
 * The health of one part of the platform. `off` is a setting, not a fault; `unknown` means this server cannot check it.
 */
export const HealthRow = z.object({
  name: z.string(),
  state: z.enum(['ok', 'degraded', 'down', 'unknown', 'off']),
  /** A short description with numbers and no personal data. */
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
