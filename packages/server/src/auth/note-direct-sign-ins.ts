import { ApiError } from '@mediation/api-client';
import { createMiddleware } from 'hono/factory';
import { asUser } from '../database/database.ts';
import type { AuthDeps } from '../http/request.ts';
import type { Devices } from './device-cookie.ts';
import { noteDevice } from './note-device.ts';

interface Opened {
  access_token?: string;
  user?: { email?: string };
}

/** A session that waits for its second factor is noted when it gives it. */
const ifNotLive = (error: unknown) => {
  if (!(error instanceof ApiError)) throw error;
  return false;
};

/** Notes the device of a sign-in at the identity provider like one at our own sign-in. */
export const noteDirectSignIns = (deps: AuthDeps & { devices: Devices }) =>
  createMiddleware(async (c, next) => {
    await next();
    if (c.req.query('grant_type') === 'refresh_token' || c.res.status !== 200) return;
    const { access_token: token, user } = (await c.res
      .clone()
      .json()
      .catch(() => ({}))) as Opened;
    if (token === undefined || user?.email === undefined) return;
    const claims = await deps.verifyToken(token);
    const facts = { isActivity: true, userAgent: c.req.header('user-agent') };
    const isLive = await asUser(deps.db, claims, async () => true, facts).catch(ifNotLive);
    if (isLive) await noteDevice(deps, c, { claims, email: user.email.toLowerCase() });
  });
