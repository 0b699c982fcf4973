import { ApiError } from '@mediation/api-client';
import pLimit from 'p-limit';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** How often somebody may try. Points are per duration, in seconds. */
export interface AttemptLimits {
  failedLogins: { points: number; duration: number };
  registrations: { points: number; duration: number };
  /** Calls that go past our own to the identity provider. */
  direct: { points: number; duration: number };
}

/** Ten wrong passwords for one account from one place in a quarter of an hour; sixty new accounts from one place in an hour. */
export const attemptLimits: AttemptLimits = {
  failedLogins: { points: 10, duration: 15 * 60 },
  registrations: { points: 60, duration: 60 * 60 },
  direct: { points: 60, duration: 5 * 60 },
};

/** Hashing a password keeps the processor busy, so only this many are checked at once. */
const parallelHashes = 2;

/** Slows down guessing without locking anybody out: who guesses is limited, not the account. */
export function createGate(limits: AttemptLimits) {
  const logins = new RateLimiterMemory(limits.failedLogins);
  const registrations = new RateLimiterMemory(limits.registrations);
  const directs = new RateLimiterMemory(limits.direct);
  const hash = pLimit(parallelHashes);

  return {
    /** Runs a login; only a wrong password counts. Looks when its turn comes, so that many tries at once count too. */
    login: <T>(who: string, work: () => Promise<T>): Promise<T> =>
      hash(async () => {
        const used = await logins.get(who);
        if (used && used.consumedPoints >= limits.failedLogins.points) throw tooMany(used);
        try {
          return await work();
        } catch (error) {
          if (error instanceof ApiError && error.code === 'unauthenticated') await logins.penalty(who);
          throw error;
        }
      }),
    /** Runs a registration; each counts. */
    async register<T>(from: string, work: () => Promise<T>): Promise<T> {
      await spend(registrations, from);
      return hash(work);
    },
    /** Counts a call that goes straight to the identity provider. */
    direct: (from: string) => spend(directs, from),
  };
}

export type Gate = ReturnType<typeof createGate>;

async function spend(limiter: RateLimiterMemory, who: string): Promise<void> {
  await limiter.consume(who).catch((refused: unknown) => {
    throw refused instanceof RateLimiterRes ? tooMany(refused) : refused;
  });
}

const tooMany = ({ msBeforeNext }: RateLimiterRes) =>
  new ApiError('too_many', 'Too many tries. Wait a few minutes and try again.', {
    body: { retryAfter: Math.ceil(msBeforeNext / 1000) },
  });
