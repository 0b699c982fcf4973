import { ApiError } from '@mediation/api-client';
import { createMiddleware } from 'hono/factory';

const maxDepth = 2;

const depthOf = (select: string) => {
  let [depth, deepest] = [0, 0];
  for (const character of select) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
};

const isLogic = (key: string) => /(^|\.)(and|or)$/i.test(key);
const comparesByPattern = (key: string, value: string) =>
  isLogic(key) ? /\.\s*i?match\s*[.(]/i.test(value) : /^\s*(not\s*\.\s*)?i?match\s*[.(]/i.test(value);

/**
 * Rejects direct reads that are far more expensive for the database than for the sender: regular expressions and deeply
 * nested tables. It also rejects estimated counts, because they include rows that row-level security hides.
 */
export const limitQueryCost = createMiddleware(async (c, next) => {
  const query = [...new URL(c.req.url).searchParams];
  if (query.some(([key, value]) => comparesByPattern(key, value)))
    throw new ApiError('invalid', 'Regular expressions are not supported. Use ilike.');
  if (query.some(([key, value]) => key === 'select' && depthOf(value) > maxDepth))
    throw new ApiError('invalid', 'Too many nested tables: use two levels at most.');
  if (/\bcount\s*=\s*(?!exact\b)/i.test(c.req.header('prefer') ?? ''))
    throw new ApiError('invalid', 'Only exact counts are supported.');
  return next();
});
