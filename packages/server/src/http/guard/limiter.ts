import type { Pool } from 'pg';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Budget } from './budget.ts';

/**
 * Counts uses of a budget: in the database that several servers share, or in the memory of this process where the
 * database is embedded. While the database cannot be reached, each server counts by itself.
 */
export function createLimiter(keyPrefix: string, { points, duration }: Budget, pool?: Pool): RateLimiterAbstract {
  const memory = new RateLimiterMemory({ keyPrefix, points, duration });
  if (!pool) return memory;
  return new RateLimiterPostgres({
    storeClient: pool,
    schemaName: 'private',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix,
    points,
    duration,
    // Who goes on after a refusal costs no more queries.
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter: memory,
  });
}
