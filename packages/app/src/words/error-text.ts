import { ApiError } from '@mediation/api-client';

/** The error message: the server's own, else the fallback. */
export const errorText = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.message !== '' ? error.message : fallback;

/** The id under which the server logged an error, for support. */
export function errorId(error: unknown): string | null {
  const body = error instanceof ApiError ? error.body : null;
  const { requestId } = (body ?? {}) as { requestId?: unknown };
  return typeof requestId === 'string' ? requestId : null;
}
