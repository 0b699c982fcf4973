import { createMiddleware } from 'hono/factory';

const reads = 'GET, HEAD, OPTIONS';

/** Answers 405 to writes, as PostgREST would. The database refuses them as well. */
export const readOnly = createMiddleware(async (c, next) => {
  if (reads.split(', ').includes(c.req.method)) return next();
  const refusal = { code: 'PGRST117', message: 'Tables are read here. Write through /api.', details: null, hint: null };
  return c.json(refusal, 405, { allow: reads, 'cache-control': 'no-store' });
});
