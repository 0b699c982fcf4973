import { ApiError } from '@mediation/api-client';
import type { Devices } from '../../../auth/device-cookie.ts';
import type { Identity } from '../../../auth/identity.ts';
import { clearSessionCookie, readSessionCookie } from '../../../auth/session-cookie.ts';
import { sqlOn } from '../../../database/database.ts';
import type { Handlers } from '../../../http/handlers.ts';
import type { Gate } from '../../../http/guard/rate-limit.ts';
import { remoteAddress } from '../../../http/guard/remote-address.ts';
import { type AuthDeps, bearer } from '../../../http/request.ts';
import { sessionOpener } from './session-opener.ts';

interface Deps extends AuthDeps {
  identity: Identity;
  gate: Gate;
  devices: Devices;
}

/** Ignores the error of a sign-in session that has already ended. */
const ifEnded = (error: unknown) => {
  if (!(error instanceof ApiError && error.code === 'unauthenticated')) throw error;
};

/**
 * Signs in and signs out. The identity provider does the work; these handlers turn its session into an access token and
 * a cookie.
 */
export function auth(deps: Deps) {
  const { db, identity, gate, devices } = deps;
  const open = sessionOpener(deps);

  async function sessionOf(refreshToken: string) {
    const [signIn] = await sqlOn(db)<{ id: string | null }>`select private.sign_in_of_refresh(${refreshToken}) as id`;
    return signIn?.id;
  }

  return {
    login: async ({ input, c }) => {
      const attempt = { account: input.email, from: remoteAddress(c), device: devices.idFor(c, input.email) };
      return open(c, await gate.signIn(attempt, () => identity.signIn(input)), true);
    },

    refresh: async ({ c }) => {
      const refreshToken = readSessionCookie(c);
      const session = refreshToken && (await sessionOf(refreshToken));
      await (session ? gate.spend('refreshes', session) : gate.spend('guestWrites', remoteAddress(c)));
      if (!refreshToken) throw new ApiError('unauthenticated', 'You are not signed in.');
      try {
        return await open(c, await identity.refresh(refreshToken), false);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'unauthenticated') clearSessionCookie(c);
        throw error;
      }
    },

    logout: async ({ c }) => {
      const refreshToken = readSessionCookie(c);
      const accessToken = bearer(c);
      if (accessToken) await identity.signOut(accessToken);
      if (refreshToken) await identity.refresh(refreshToken).then((it) => identity.signOut(it.access_token), ifEnded);
      clearSessionCookie(c);
      return { ok: true as const };
    },
  } satisfies Handlers<typeof import('@mediation/api-client/endpoints/people/auth')>;
}
