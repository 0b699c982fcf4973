import { ApiError } from '@mediation/api-client';
import { createMiddleware } from 'hono/factory';
import { isSameOrigin } from './same-origin.ts';

const isWrite = /^(POST|PUT|PATCH|DELETE)$/;

/** Rejects cross-site writes (CSRF): a browser sends the origin of the page that made the request. */
export const requireSameOrigin = (publicOrigin: string | undefined) =>
  createMiddleware((c, next) => {
    if (isWrite.test(c.req.method) && !isSameOrigin(c.req.header('origin'), c.req.header('host'), publicOrigin))
      throw new ApiError('forbidden', 'This request comes from another site.');
    return next();
  });
