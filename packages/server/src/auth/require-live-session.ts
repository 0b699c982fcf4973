import { createMiddleware } from 'hono/factory';
import { asUser } from '../database/database.ts';
import { type AuthDeps, bearer } from '../http/request.ts';

/**
 * Rejects a token whose sign-in session has ended. The embedded Supabase would accept it until it expires. Supabase's
 * own keys pass unchecked, because they belong to no session.
 */
export const requireLiveSession = ({ db, verifyToken }: AuthDeps) =>
  createMiddleware(async (c, next) => {
    const authorization = c.req.header('authorization') ?? '';
    if (authorization !== '' && !authorization.startsWith('Bearer sb_'))
      await asUser(db, await verifyToken(bearer(c)), async () => undefined);
    return next();
  });
