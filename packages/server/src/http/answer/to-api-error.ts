import { ApiError, type Failure } from '@mediation/api-client';
import * as z from 'zod/mini';
import { invalidFields } from '../input/invalid-fields.ts';

const bySqlState: Record<string, [Failure, string]> = {
  '42501': ['forbidden', 'You may not do this.'],
  '23505': ['conflict', 'This already exists.'],
  '23503': ['conflict', 'This refers to something that no longer exists.'],
  '23514': ['invalid', 'A value is not allowed here.'],
  '22001': ['invalid', 'A value is too long.'],
  '22003': ['invalid', 'A number is too large.'],
  '22007': ['invalid', 'A date does not exist.'],
  '22008': ['invalid', 'A date does not exist.'],
  '22009': ['invalid', 'A date does not exist.'],
  '22P02': ['invalid', 'A value has the wrong format.'],
  '22P05': ['invalid', 'The text contains a character that we cannot store.'],
  '22021': ['invalid', 'The text contains a character that we cannot store.'],
  '40001': ['conflict', 'Someone else changed this at the same time. Try again.'],
  '57014': ['unavailable', 'This is taking too long. Try again in a moment.'],
  '40P01': ['conflict', 'Someone else changed this at the same time. Try again.'],
};

/** The database is starting, stopping, full or unreachable. */
const isUnreachable = (code: string) => /^(08|53|57P|ECONN|EPIPE|ENOTFOUND|ETIMEDOUT)/.test(code);

/** The SQLSTATEs that our own database functions raise, with messages for people. */
const raised: Record<string, Failure> = {
  MP403: 'forbidden',
  MP404: 'not_found',
  MP409: 'conflict',
  MP422: 'invalid',
  MP428: 'confirm_first',
  MP42F: 'factor_first',
};

/** Maps any error to an error of the contract. It is the only place that does. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof z.core.$ZodError) {
    const all = error.issues.map((it) => ({ path: it.path.join('.'), message: it.message }));
    const details = all.filter((it, index) => all.findIndex(({ path }) => path === it.path) === index);
    return invalidFields(...details);
  }
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string };
  const own = raised[code];
  if (own) return new ApiError(own, message);
  if (isUnreachable(code))
    return new ApiError('unavailable', 'We cannot reach our database right now. Try again in a moment.');
  const known = bySqlState[code];
  return known ? new ApiError(...known) : new ApiError('unexpected', 'Something went wrong on our side. Try again.');
}
