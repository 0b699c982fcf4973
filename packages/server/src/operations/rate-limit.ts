import { ApiError } from '@mediation/api-client';
import pLimit from 'p-limit';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const minute = 60;
const hour = 60 * minute;

/** How often somebody may do something: so many points in so many seconds. */
export interface Budget {
  points: number;
  duration: number;
}

/**
 * Every budget of the server. Each is counted in the memory of one process, so with several servers somebody has as
 * many as there are servers: they slow a machine down, they are no lock.
 */
export const budgets = {
  /** Wrong passwords for one account from one place. */
  failedLogins: { points: 10, duration: 15 * minute },
  /** New accounts from one place. */
  registrations: { points: 60, duration: hour },
  /** Wrong codes for the first admin from one place. */
  adminCodes: { points: 5, duration: hour },
  /** Mails that set a new password, for one address. */
  passwordResets: { points: 5, duration: hour },
  /** Calls from one place that go past our own to the identity provider. */
  direct: { points: 60, duration: 5 * minute },
  /** Invitations of one person. */
  invitations: { points: 60, duration: hour },
  /** Questions of one person to the assistant. */
  ai: { points: 30, duration: minute },
  /** Files of one person. */
  uploads: { points: 60, duration: 10 * minute },
  /** Anything that one person changes. */
  writes: { points: 600, duration: minute },
  /** Errors in browsers, reported from one place. */
  clientErrors: { points: 60, duration: 5 * minute },
  /** Anything that is sent from one place without a token. */
  guestWrites: { points: 600, duration: 5 * minute },
} satisfies Record<string, Budget>;

export type BudgetName = keyof typeof budgets;
export type Budgets = Record<BudgetName, Budget>;

/** Hashing a password keeps the processor busy, so only this many are checked at once. */
const parallelHashes = 2;

/** Slows down guessing without locking anybody out: who guesses is limited, not the account. */
export function createGate(changed: Partial<Budgets> = {}) {
  const all: Budgets = { ...budgets, ...changed };
  const limiters = new Map(
    Object.entries(all).map(([name, budget]) => [name as BudgetName, new RateLimiterMemory(budget)]),
  );
  const limiterOf = (name: BudgetName) => limiters.get(name)!;
  const hash = pLimit(parallelHashes);

  /** Counts a use, or several; rejects with `too_many` and the seconds to wait when the budget is spent. */
  async function spend(name: BudgetName, who: string, points = 1): Promise<void> {
    await limiterOf(name)
      .consume(who, points)
      .catch((refused: unknown) => {
        throw refused instanceof RateLimiterRes ? tooMany(refused) : refused;
      });
  }

  /** Runs something of which only failures count; rejects without running it when too many went before. */
  async function spendOnFailure<T>(
    name: BudgetName,
    who: string,
    isFailure: (error: ApiError) => boolean,
    work: () => Promise<T>,
  ) {
    const used = await limiterOf(name).get(who);
    if (used && used.consumedPoints >= all[name].points) throw tooMany(used);
    try {
      return await work();
    } catch (error) {
      if (error instanceof ApiError && isFailure(error)) await limiterOf(name).penalty(who);
      throw error;
    }
  }

  return {
    spend,
    spendOnFailure,
    /** Runs a login; only a wrong password counts. Looks when its turn comes, so that many tries at once count too. */
    login: <T>(who: string, work: () => Promise<T>): Promise<T> =>
      hash(() => spendOnFailure('failedLogins', who, ({ code }) => code === 'unauthenticated', work)),
    /** Runs a registration; each counts. */
    async register<T>(from: string, work: () => Promise<T>): Promise<T> {
      await spend('registrations', from);
      return hash(work);
    },
  };
}

export type Gate = ReturnType<typeof createGate>;

const tooMany = ({ msBeforeNext }: RateLimiterRes) =>
  new ApiError('too_many', 'Too many tries. Wait a few minutes and try again.', {
    body: { retryAfter: Math.ceil(msBeforeNext / 1000) },
  });
