import { createHmac } from 'node:crypto';
import { ApiError } from '@mediation/api-client';
import pLimit from 'p-limit';
import type { Pool } from 'pg';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { createBackoff } from './backoff.ts';
import type { Budget } from './budget.ts';
import { createLimiter } from './limiter.ts';

const minute = 60;
const hour = 60 * minute;

/** Every rate limit of the server. They slow attackers down and are no exact quota. */
export const budgets = {
  /** Wrong passwords for one account from one browser or address, before further attempts are delayed. */
  failedLogins: { points: 6, duration: 15 * minute },
  /** Wrong passwords for any account from one address, by browsers that do not know the account. */
  failedLoginsFrom: { points: 50, duration: 15 * minute },
  /** Sign-ins from an address that has spent the former: a shelter or a court is one address, so others may go on. */
  slowLogins: { points: 1, duration: 10 },
  /** Renewals of one sign-in session. */
  refreshes: { points: 60, duration: 5 * minute },
  /** New accounts from one address. */
  registrations: { points: 60, duration: hour },
  /** Mails that confirm a registration, for one address. */
  registrationMails: { points: 5, duration: hour },
  /** Wrong codes for the first admin from one address. */
  adminCodes: { points: 5, duration: hour },
  /** Codes of a second factor for one account, right ones not counted. */
  factorCodes: { points: 5, duration: 15 * minute },
  /** Codes that are mailed to one person who signs. */
  signingCodes: { points: 5, duration: hour },
  /** Mails that set a new password, for one address. */
  passwordResets: { points: 5, duration: hour },
  /** New passwords that are checked while they are typed, from one browser or address. */
  passwordChecks: { points: 60, duration: 5 * minute },
  /** Direct calls of the identity provider from one address. */
  direct: { points: 60, duration: 5 * minute },
  /** Invitations of one person. */
  invitations: { points: 60, duration: hour },
  /** Questions of one person to the assistant. */
  ai: { points: 30, duration: minute },
  /** Files of one person. */
  uploads: { points: 60, duration: 10 * minute },
  /** Writes of one person. */
  writes: { points: 600, duration: minute },
  /** Errors in browsers, reported from one address. */
  clientErrors: { points: 60, duration: 5 * minute },
  /** Writes without a token from one known browser or one address. */
  guestWrites: { points: 600, duration: 5 * minute },
  /** Writes without a token that were refused as invalid, from one browser or address. */
  invalidGuestWrites: { points: 600, duration: 5 * minute },
} satisfies Record<string, Budget>;

export type BudgetName = keyof typeof budgets;
export type Budgets = Record<BudgetName, Budget>;

/** An attempt to sign in: the account, the address, and the browser if it knows the account. */
export interface LoginAttempt {
  account: string;
  from: string;
  device: string | undefined;
}

const isWrongPassword = (error: unknown) => error instanceof ApiError && error.code === 'unauthenticated';

/** Password hashing is CPU-bound, so only this many passwords are checked at once. */
const parallelHashes = 2;

/** Where uses are counted, and the key that hides there whose they are. */
interface GateOptions {
  pool?: Pool | undefined;
  key: string;
}

/** Applies the rate limits. Guessing passwords is slowed down by address and browser, so nobody can lock an account. */
export function createGate({ pool, key }: GateOptions, changed: Partial<Budgets> = {}) {
  const all: Budgets = { ...budgets, ...changed };
  const limiters = new Map(
    Object.entries(all).map(([name, budget]) => [name as BudgetName, createLimiter(name, budget, pool)]),
  );
  const limiterOf = (name: BudgetName) => limiters.get(name)!;
  const hidden = (who: string) => createHmac('sha256', key).update(who).digest('base64url');
  const hash = pLimit(parallelHashes);
  const delay = createBackoff(all.failedLogins, pool);

  /** Counts uses; rejects with `too_many` and the seconds to wait when the limit is reached. */
  async function spend(name: BudgetName, who: string, points = 1): Promise<void> {
    await limiterOf(name)
      .consume(hidden(who), points)
      .catch((refused: unknown) => {
        throw refused instanceof RateLimiterRes ? tooMany(refused) : refused;
      });
  }

  /** What is used of a budget, if all of it is. */
  async function spent(name: BudgetName, who: string) {
    const used = await limiterOf(name).get(hidden(who));
    return used && used.consumedPoints >= all[name].points ? used : undefined;
  }

  /** Counts only failures; rejects without running `work` when the limit is reached. */
  async function spendOnFailure<T>(
    name: BudgetName,
    who: string,
    isFailure: (error: ApiError) => boolean,
    work: () => Promise<T>,
  ) {
    const used = await spent(name, who);
    if (used) throw tooMany(used);
    try {
      return await work();
    } catch (error) {
      if (error instanceof ApiError && isFailure(error)) await limiterOf(name).penalty(hidden(who));
      throw error;
    }
  }

  /**
   * Checks a password and counts wrong ones. It reads the delay when its turn comes, so that parallel attempts count
   * too.
   */
  const login = <T>(who: string, work: () => Promise<T>): Promise<T> =>
    hash(async () => {
      const wait = await delay.waitOf(hidden(who));
      if (wait) throw tooMany(wait);
      return work().catch(async (error: unknown) => {
        if (isWrongPassword(error)) await delay.noteFailure(hidden(who));
        throw error;
      });
    });

  return {
    spend,
    spendOnFailure,
    /** Gives uses back. */
    async refund(name: BudgetName, who: string, points = 1): Promise<void> {
      await limiterOf(name).reward(hidden(who), points);
    },
    login,
    /** Checks a password at sign-in. Wrong attempts elsewhere do not delay a browser that knows the account. */
    async signIn<T>({ account, from, device }: LoginAttempt, work: () => Promise<T>): Promise<T> {
      if (device !== undefined) return login(`${account} device ${device}`, work);
      if (await spent('failedLoginsFrom', from)) await spend('slowLogins', from);
      return login(`${account} ${from}`, work).catch(async (error: unknown) => {
        if (isWrongPassword(error)) await limiterOf('failedLoginsFrom').penalty(hidden(from));
        throw error;
      });
    },
    /** Runs and counts a registration. */
    async register<T>(from: string, work: () => Promise<T>): Promise<T> {
      await spend('registrations', from);
      return hash(work);
    },
  };
}

export type Gate = ReturnType<typeof createGate>;

/** Says whole minutes, at least two, so that the words fit every wait. */
const tooMany = ({ msBeforeNext }: RateLimiterRes) =>
  new ApiError(
    'too_many',
    `Too many attempts. Try again in ${Math.max(2, Math.ceil(msBeforeNext / 60_000))} minutes.`,
    {
      body: { retryAfter: Math.ceil(msBeforeNext / 1000) },
    },
  );
