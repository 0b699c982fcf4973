import { ApiError } from '@mediation/api-client';
import { createMiddleware } from 'hono/factory';
import { isSameOrigin } from './same-origin.ts';

const isWrite = /^(POST|PUT|PATCH|DELETE)$/;

/** Rejects writes that a page of another site sends from a person's browser (CSRF). */
export const requireSameOrigin = (publicOrigin: string | undefined) =>
  createMiddleware((c, next) => {
    if (isWrite.test(c.req.method) && !isSameOrigin(c.req.header('origin'), c.req.header('host'), publicOrigin))
      throw new ApiError('forbidden', 'This request comes from another site.');
    return next();
  });
