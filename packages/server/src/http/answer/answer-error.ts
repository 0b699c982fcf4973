import { ApiError, type ErrorBody, type ErrorDetail, failures } from '@mediation/api-client';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Log } from '../../operations/log.ts';
import { refusalFor } from '../refusals/in-language.ts';
import { toApiError } from './to-api-error.ts';

/** The cause of an `unavailable` error: the disk, the database or the bucket. */
const reasonOf = (error: unknown) =>
  error instanceof ApiError ? (error.body as { cause?: unknown } | undefined)?.cause : error;

/**
 * Turns a failure into the error of the call and its body, in the first language of its reader. Details of server errors
 * go only to the log.
 */
export const describeError = (log: Log) => (requestId: string, cause: unknown, languages?: string) => {
  const error = toApiError(cause);
  if (error.code === 'unexpected') log.error({ requestId, err: cause }, 'unexpected');
  const reason = error.code === 'unavailable' ? reasonOf(cause) : undefined;
  if (reason) log.warn({ requestId, err: reason }, 'unavailable');
  const word = refusalFor(languages);
  const details = detailsOf(error).map((it) => ({ ...it, message: word(it.message, error.code) }));
  const body: ErrorBody = {
    error: { code: error.code, message: word(error.message, error.code) },
    ...(details.length > 0 && { details }),
    ...(error.factors.length > 0 && { factors: error.factors }),
    requestId,
  };
  return { error, body };
};

/** Answers a failed call. */
export const answerError = (log: Log) => (c: Context, cause: unknown) => {
  const { error, body } = describeError(log)(c.get('requestId'), cause, c.req.header('accept-language'));
  const { retryAfter } = (error.body ?? {}) as { retryAfter?: number };
  if (retryAfter) c.header('retry-after', String(retryAfter));
  if (error.code === 'unauthenticated') c.header('www-authenticate', 'Bearer');
  c.header('cache-control', 'no-store');
  return c.json(body, failures[error.code] as ContentfulStatusCode);
};

/** The invalid fields. An `invalid` error always has at least one detail; an empty path stands for the whole input. */
function detailsOf({ code, message, details }: ApiError): ErrorDetail[] {
  return details.length === 0 && code === 'invalid' ? [{ path: '', message }] : details;
}
