import { ApiError, type Endpoint, formerParticipant } from '@mediation/api-client';
import type { Context } from 'hono';
import { readsSpanish } from '../refusals/in-language.ts';

/** The fields of a result that the contract declares; `undefined` is `not_found`. */
export function declaredFields({ method, path, output }: Endpoint, result: unknown): object {
  if (result === undefined) throw new ApiError('not_found', 'Not found.');
  const answer = output.safeParse(result);
  if (!answer.success) throw new Error(`The answer of ${method} ${path} breaks the contract.`, { cause: answer.error });
  return answer.data as object;
}

const formerInEnglish = JSON.stringify(formerParticipant.en);
const formerInSpanish = JSON.stringify(formerParticipant.es);

/** Answers with these fields; the name of erased people is in the reader's language. */
export function answerJson(c: Context, endpoint: Endpoint, result: unknown): Response {
  const fields = declaredFields(endpoint, result);
  c.header('cache-control', 'no-store');
  if (!readsSpanish(c.req.header('accept-language'))) return c.json(fields);
  const text = JSON.stringify(fields).replaceAll(formerInEnglish, formerInSpanish);
  return c.body(text, 200, { 'content-type': 'application/json' });
}
