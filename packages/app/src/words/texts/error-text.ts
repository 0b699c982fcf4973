import { t } from '@lingui/core/macro';
import { ApiError } from '@mediation/api-client';

/** The error message: the server's own, which is in the reader's language, else the fallback. */
export function errorText(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError) || error.message === '') return fallback;
  if (error.status === 0) return t`We could not reach the server. Check your connection and try again.`;
  return error.status < 400 ? t`We could not read the server’s answer. Try again.` : error.message;
}

/** The id under which the server logged an error, for support. */
export function errorId(error: unknown): string | null {
  const body = error instanceof ApiError ? error.body : null;
  const { requestId } = (body ?? {}) as { requestId?: unknown };
  return typeof requestId === 'string' ? requestId : null;
}
