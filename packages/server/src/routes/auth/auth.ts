import { ApiError } from '@mediation/api-client';
import type { Session } from '@supabase/supabase-js';
import type { Context } from 'hono';
import type { Devices } from '../../auth/device-cookie.ts';
import { claimFirstAdmin, requireFirstAdminCode } from '../../auth/first-admin.ts';
import type { Identity } from '../../auth/identity.ts';
import { rejectGuessable } from '../../auth/password-rules.ts';
import {
  type Newcomer,
  askToRegister,
  closeRegistrations,
  isInvited,
  openRegistration,
} from '../../auth/registrations.ts';
import { clearSessionCookie, readSessionCookie, writeSessionCookie } from '../../auth/session-cookie.ts';
import { asUser, sqlOn } from '../../database/database.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { Gate } from '../../http/rate-limit.ts';
import { remoteAddress } from '../../http/remote-address.ts';
import { type AuthDeps, bearer } from '../../http/request.ts';
import { readMe } from '../users/me.ts';
import { asField } from './passwords.ts';

interface Deps extends AuthDeps {
  registration: 'open' | 'approval';
  identity: Identity;
  gate: Gate;
  devices: Devices;
}

/** Ignores the error of a sign-in session that has already ended. */
const ifEnded = (error: unknown) => {
  if (!(error instanceof ApiError && error.code === 'unauthenticated')) throw error;
};

const isForbidden = ({ code }: ApiError) => code === 'forbidden';

/**
 * Registers, signs in and signs out. The identity provider does the work; these handlers turn its session into an
 * access token and a cookie.
 */
export function auth({ db, verifyToken, identity, gate, devices, registration }: Deps) {
  async function open(c: Context, session: Session, isActivity: boolean) {
    const claims = await verifyToken(session.access_token);
    const user = await asUser(db, claims, readMe, { isActivity, userAgent: c.req.header('user-agent') });
    if (!user) throw new ApiError('unauthenticated', 'This account has no profile.');
    writeSessionCookie(c, session.refresh_token);
    if (isActivity) devices.remember(c, user.email);
    return { token: session.access_token, user };
  }

  async function sessionOf(refreshToken: string) {
    const [signIn] = await sqlOn(db)<{ id: string | null }>`select private.sign_in_of_refresh(${refreshToken}) as id`;
    return signIn?.id;
  }

  /**
   * A hosted project that confirms addresses sends the link itself. Its refusal of a known address is not passed on, so
   * that the answer does not reveal accounts.
   */
  async function sendConfirmation(newcomer: Newcomer) {
    if (!(await identity.confirmsAddresses())) return askToRegister(db, newcomer);
    await sqlOn(db)`select private.mail_account_exists(${newcomer.email})`;
    await identity.signUp(newcomer).catch((error: unknown) => {
      if (!(error instanceof ApiError && (error.code === 'unauthenticated' || error.code === 'conflict'))) throw error;
    });
  }

  return {
    register: async ({ input: { admin_code, invitation, ...newcomer }, c }) => {
      const from = remoteAddress(c);
      rejectGuessable(newcomer.password, newcomer);
      if (admin_code !== undefined)
        await gate.spendOnFailure('adminCodes', from, isForbidden, () => requireFirstAdminCode(sqlOn(db), admin_code));
      const isKnownToUs =
        registration === 'open' ||
        admin_code !== undefined ||
        (invitation !== undefined && (await isInvited(db, invitation, newcomer.email)));
      if (!isKnownToUs) {
        await gate.spend('registrationMails', newcomer.email);
        await gate.register(from, () => sendConfirmation(newcomer));
        return { confirmation: 'sent' as const };
      }
      const session = await gate.register(from, () => identity.signUp(newcomer));
      if (admin_code !== undefined)
        await asUser(db, await verifyToken(session.access_token), (sql) => claimFirstAdmin(sql, admin_code));
      return open(c, session, true);
    },

    confirmRegistration: async ({ input: { token, password }, c }) => {
      const newcomer = await gate
        .login(`registration ${token}`, () => openRegistration(db, token, password))
        .catch(asField('password'));
      const session = await gate.register(remoteAddress(c), () => identity.signUp(newcomer));
      await closeRegistrations(db, newcomer.email);
      return open(c, session, true);
    },

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
  } satisfies Handlers<typeof import('@mediation/api-client/endpoints/auth')>;
}
