import { createHash } from 'node:crypto';
import { ApiError } from '@mediation/api-client';
import type { Sql } from '../database/database.ts';

const isKey = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A request that may come twice: the key that its sender gave it, which call it is, and what it says. */
interface Request {
  key: string | undefined;
  call: string;
  input: unknown;
  /** Whether the answer may be kept; one that holds a secret is not. */
  isKept: boolean;
}

const done = { done: true };

/**
 * Does the work the first time, and gives the first answer every time after that. Answer and work share the caller's
 * transaction, so neither is there without the other. Where the answer is not kept, every time after that is a conflict.
 * Without a key the work is simply done.
 */
export async function once<T>(sql: Sql, { key, call, input, isKept }: Request, work: () => Promise<T>): Promise<T> {
  if (key === undefined) return work();
  if (!isKey.test(key)) throw new ApiError('invalid', 'The Idempotency-Key must be a UUID.');
  const hash = createHash('sha256').update(JSON.stringify(input)).digest('hex');
  const [earlier] = await sql<{
    answer: T | null;
  }>`select private.begin_once(${key}::uuid, ${call}, ${hash}) as answer`;
  if (earlier?.answer && !isKept)
    throw new ApiError('conflict', 'This was done a moment ago. Look at what came of it.');
  if (earlier?.answer) return earlier.answer;
  const answer = await work();
  if (answer !== undefined)
    await sql`select private.end_once(${key}::uuid, ${JSON.stringify(isKept ? answer : done)}::jsonb)`;
  return answer;
}
