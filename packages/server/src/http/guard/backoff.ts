import type { Pool } from 'pg';
import type { RateLimiterRes } from 'rate-limiter-flexible';
import type { Budget } from './budget.ts';
import { createLimiter } from './limiter.ts';

const firstWait = 15;

/** Allows some failures within a time; each further one doubles the wait before the next attempt. */
export function createBackoff({ points, duration }: Budget, pool?: Pool) {
  const failures = createLimiter('failure', { points, duration }, pool);
  const waits = createLimiter('wait', { points: 1, duration }, pool);
  return {
    /** How long the caller has to wait; undefined if they may try now. */
    async waitOf(who: string): Promise<RateLimiterRes | undefined> {
      const wait = await waits.get(who);
      return wait && wait.consumedPoints > 1 ? wait : undefined;
    },
    async noteFailure(who: string): Promise<void> {
      const { consumedPoints } = await failures.penalty(who);
      if (consumedPoints < points) return;
      await waits.block(who, Math.min(duration, firstWait * 2 ** (consumedPoints - points)));
    },
  };
}
