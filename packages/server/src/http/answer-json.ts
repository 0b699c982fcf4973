import { ApiError, type Endpoint } from '@mediation/api-client';
import type { Context } from 'hono';

/** Answers with the fields of a result that the contract declares; `undefined` answers `not_found`. */
export function answerJson(c: Context, { method, path, output }: Endpoint, result: unknown): Response {
  if (result === undefined) throw new ApiError('not_found', 'Not found.');
  const answer = output.safeParse(result);
  if (!answer.success) throw new Error(`The answer of ${method} ${path} breaks the contract.`, { cause: answer.error });
  c.header('cache-control', 'no-store');
  return c.json(answer.data as object);
}
