import { createHash } from 'node:crypto';
import { ApiError } from '@mediation/api-client';
import type { Sql } from '../../database/database.ts';

const isUuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A request with its idempotency key, if it has one. */
interface Request {
  key: string | undefined;
  call: string;
  input: unknown;
  /** `false` when the answer contains a secret and must not be stored; then a repeat is a conflict. */
  isReplayed: boolean;
}

const placeholder = { done: true };

/**
 * Runs the work for the first request with a key and returns its stored answer to every repeat. The work and the stored
 * answer share the caller's transaction.
 */
export async function withIdempotencyKey<T>(
  sql: Sql,
  { key, call, input, isReplayed }: Request,
  work: () => Promise<T>,
): Promise<T> {
  if (key === undefined) return work();
  if (!isUuid.test(key)) throw new ApiError('invalid', 'The Idempotency-Key must be a UUID.');
  const hash = createHash('sha256').update(JSON.stringify(input)).digest('hex');
  const [earlier] = await sql<{
    answer: T | null;
  }>`select private.begin_idempotent_call(${key}::uuid, ${call}, ${hash}) as answer`;
  if (earlier?.answer && !isReplayed)
    throw new ApiError('conflict', 'This has already been done. Reload the page to see the result.');
  if (earlier?.answer) return earlier.answer;
  const answer = await work();
  if (answer !== undefined)
    await sql`select private.end_idempotent_call(${key}::uuid, ${JSON.stringify(isReplayed ? answer : placeholder)}::jsonb)`;
  return answer;
}
