import { ApiError } from '@mediation/api-client';
import { createMiddleware } from 'hono/factory';
import { callerId } from './caller.ts';
import type { Gate } from './rate-limit.ts';

const maxDepth = 2;

const depthOf = (select: string) => {
  let [depth, deepest] = [0, 0];
  for (const it of select) {
    if (it === '(') depth += 1;
    if (it === ')') depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
};

const isLogic = (key: string) => /(^|\.)(and|or)$/i.test(key);
const comparesByPattern = (key: string, value: string) =>
  isLogic(key) ? /\.\s*i?match\s*[.(]/i.test(value) : /^\s*(not\s*\.\s*)?i?match\s*[.(]/i.test(value);

/**
 * Turns away direct reads and writes that cost the database far more than their sender: patterns that it tries without
 * end, tables embedded in each other again and again, thousands of rows at once. And estimated counts, because an
 * estimate is made from all rows, also from those that row-level security hides.
 */
export const onlyModestQueries = (gate: Gate) =>
  createMiddleware(async (c, next) => {
    const query = [...new URL(c.req.url).searchParams];
    if (query.some(([key, value]) => comparesByPattern(key, value)))
      throw new ApiError('invalid', 'Patterns are not searched for. Use ilike.');
    if (query.some(([key, value]) => key === 'select' && depthOf(value) > maxDepth))
      throw new ApiError('invalid', 'Ask for fewer tables inside of tables.');
    if (/\bcount\s*=\s*(?!exact\b)/i.test(c.req.header('prefer') ?? ''))
      throw new ApiError('invalid', 'Only exact counts are given.');
    const more = (await rowsOf(c.req.raw)) - 1;
    if (more > 0) await gate.spend('writes', callerId() ?? '', more);
    return next();
  });

/** How many rows somebody sends. */
async function rowsOf(request: Request): Promise<number> {
  if (!/^(POST|PUT)$/.test(request.method)) return 1;
  if (!/^application\/([\w.]+\+)?json\b/i.test(request.headers.get('content-type') ?? ''))
    throw new ApiError('unsupported_type', 'Send JSON, with the content type application/json.');
  const rows: unknown = await request
    .clone()
    .json()
    .catch(() => undefined);
  return Array.isArray(rows) ? rows.length : 1;
}
