import { ApiError, type Endpoint } from '@mediation/api-client';
import type { Context } from 'hono';

/** The fields of a result that the contract declares; `undefined` is `not_found`. */
export function declaredFields({ method, path, output }: Endpoint, result: unknown): object {
  if (result === undefined) throw new ApiError('not_found', 'Not found.');
  const answer = output.safeParse(result);
  if (!answer.success) throw new Error(`The answer of ${method} ${path} breaks the contract.`, { cause: answer.error });
  return answer.data as object;
}

/** Answers with these fields. */
export function answerJson(c: Context, endpoint: Endpoint, result: unknown): Response {
  const fields = declaredFields(endpoint, result);
  c.header('cache-control', 'no-store');
  return c.json(fields);
}
