import { ApiError } from '@mediation/api-client';
import { createMiddleware } from 'hono/factory';

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
 * Turns away direct reads that cost the database far more than their sender: patterns that it tries without end, and
 * tables embedded in each other again and again. And estimated counts, because an estimate is made from all rows, also
 * from those that row-level security hides.
 */
export const limitQueryCost = createMiddleware(async (c, next) => {
  const query = [...new URL(c.req.url).searchParams];
  if (query.some(([key, value]) => comparesByPattern(key, value)))
    throw new ApiError('invalid', 'Patterns are not searched for. Use ilike.');
  if (query.some(([key, value]) => key === 'select' && depthOf(value) > maxDepth))
    throw new ApiError('invalid', 'Ask for fewer tables inside of tables.');
  if (/\bcount\s*=\s*(?!exact\b)/i.test(c.req.header('prefer') ?? ''))
    throw new ApiError('invalid', 'Only exact counts are given.');
  return next();
});
