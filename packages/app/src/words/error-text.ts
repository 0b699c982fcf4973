import { ApiError } from '@mediation/api-client';

/** What to say about a failure: what the server said, else the fallback. */
export const errorText = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.message !== '' ? error.message : fallback;

/** The number under which the server noted a failure, for somebody who asks for help. */
export function errorId(error: unknown): string | null {
  const body = error instanceof ApiError ? error.body : null;
  const { requestId } = (body ?? {}) as { requestId?: unknown };
  return typeof requestId === 'string' ? requestId : null;
}
