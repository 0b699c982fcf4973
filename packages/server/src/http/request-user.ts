import { AsyncLocalStorage } from 'node:async_hooks';
import { createMiddleware } from 'hono/factory';
import type { VerifyToken } from '../auth/token.ts';

/** What is known of the request that runs. */
interface Running {
  method: string;
  path: string;
  /** Whose token it was; absent until a token was checked. */
  userId?: string;
}

const running = new AsyncLocalStorage<Running>();

/** Remembers who asks, from the moment when a token is checked, for whoever counts or logs the request. */
export const trackRequestUser = createMiddleware((c, next) =>
  running.run({ method: c.req.method, path: c.req.path }, next),
);

/** Who asks, as far as it is known. */
export const requestUserId = () => running.getStore()?.userId;

/** A verifier that remembers whose token it was; `onKnown` is asked once for each request, and may refuse it. */
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
