import { ApiError } from '@mediation/api-client';
import type { Session } from '@supabase/supabase-js';
import type { Context } from 'hono';
import type { Devices } from '../../../auth/device-cookie.ts';
import { noteDevice } from '../../../auth/note-device.ts';
import { writeSessionCookie } from '../../../auth/session-cookie.ts';
import { asUser } from '../../../database/database.ts';
import type { AuthDeps } from '../../../http/request.ts';
import { readMe } from '../accounts/me.ts';

/**
 * Makes an access token and a cookie of the identity provider's session. One that waits for its second factor has a
 * cookie, and no token.
 */
export const sessionOpener =
  (deps: AuthDeps & { devices: Devices }) => async (c: Context, session: Session, isActivity: boolean) => {
    const { db, verifyToken } = deps;
    const claims = await verifyToken(session.access_token);
    const facts = { isActivity, userAgent: c.req.header('user-agent'), setsUpFactor: true };
    const user = await asUser(db, claims, readMe, facts).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'second_factor') writeSessionCookie(c, session.refresh_token);
      throw error;
    });
    if (!user) throw new ApiError('unauthenticated', 'This account has no profile.');
    writeSessionCookie(c, session.refresh_token);
    if (isActivity) await noteDevice(deps, c, { claims, email: user.email });
    return { token: session.access_token, user };
  };
