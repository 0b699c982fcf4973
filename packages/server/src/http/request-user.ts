import { AsyncLocalStorage } from 'node:async_hooks';
import { createMiddleware } from 'hono/factory';
import type { VerifyToken } from '../auth/token.ts';

/** The current request and its user. */
interface Running {
  method: string;
  path: string;
  /** Absent until a token has been verified. */
  userId?: string;
}

const running = new AsyncLocalStorage<Running>();

/** Keeps the user of each request for rate limits and logs. */
export const trackRequestUser = createMiddleware((c, next) =>
  running.run({ method: c.req.method, path: c.req.path }, next),
);

/** The user of the current request; undefined until a token has been verified. */
export const requestUserId = () => running.getStore()?.userId;

/** Wraps a verifier so that it stores the user of the token. `onKnown` runs once per request and may reject it. */
export const rememberUser =
  (verify: VerifyToken, onKnown: (request: Required<Running>) => Promise<void>): VerifyToken =>
  async (token) => {
    const claims = await verify(token);
    const request = running.getStore();
    if (request && request.userId === undefined) {
      request.userId = claims.sub;
      await onKnown({ ...request, userId: claims.sub });
    }
    return claims;
  };
