import { randomBytes } from 'node:crypto';
import { ApiError } from '@mediation/api-client';
import type { Devices } from '../../../auth/device-cookie.ts';
import { createFactors, type FactorDeps } from '../../../auth/factors/factors.ts';
import { createPasskeys, passkeyAlgorithms } from '../../../auth/factors/passkeys.ts';
import { siteOf } from '../../../auth/factors/site-of.ts';
import type { Identity } from '../../../auth/identity.ts';
import { readSessionCookie } from '../../../auth/session-cookie.ts';
import { sqlOn } from '../../../database/database.ts';
import type { SupabaseFetch } from '../../../database/lite.ts';
import type { Handlers } from '../../../http/handlers.ts';
import type { AuthDeps } from '../../../http/request.ts';
import { readMe } from '../accounts/me.ts';
import { sessionOpener } from './session-opener.ts';

interface Deps extends AuthDeps, FactorDeps {
  identity: Identity;
  devices: Devices;
  publicOrigin?: string | undefined;
  supabaseFetch?: SupabaseFetch;
}

/** Passkeys: adding and removing them, and signing in with one. */
export function passkeys(deps: Deps) {
  const { db, identity, publicOrigin } = deps;
  const factors = createFactors(deps);
  const keys = createPasskeys(db);
  const open = sessionOpener(deps);

  /** A new sign-in session of the embedded identity provider, which takes one that we open in its tables. */
  async function newSession(person: string) {
    if (!deps.supabaseFetch)
      throw new ApiError('conflict', 'Give your email and your password first, and then the passkey.');
    const token = randomBytes(32).toString('base64url');
    await sqlOn(db)`select private.open_sign_in(${person}::uuid, ${token})`;
    return identity.refresh(token);
  }

  return {
    beginPasskey: async ({ c, claims, asCaller }) => {
      const { me, mine } = await asCaller(async (sql) => {
        await sql`select private.must_be_confirmed()`;
        return {
          me: await readMe(sql),
          mine: await sql<{ id: string }>`select id from private.my_credentials() as id`,
        };
      });
      if (!me) throw new ApiError('unauthenticated', 'This account has no profile.');
      return {
        challenge: await keys.newChallenge(claims.sub),
        rp_id: siteOf(c, publicOrigin).rpId,
        user: { id: Buffer.from(claims.sub).toString('base64url'), name: me.email, display_name: me.name },
        known: mine.map(({ id }) => id),
        algorithms: passkeyAlgorithms,
      };
    },

    addPasskey: async ({ input, c, claims, asCaller }) => {
      const { id, publicKey, counter, transports } = await keys.checkNew(claims.sub, input, siteOf(c, publicOrigin));
      const [left] = await asCaller(async (sql) => {
        await sql`select private.add_passkey(${id}, ${publicKey}, ${counter}, ${transports}::text[], ${input.name})`;
        return sql<{ recovery_codes_left: number }>`select recovery_codes_left from private.my_factors()`;
      });
      return left?.recovery_codes_left ? { recovery_codes: [] } : factors.replaceRecoveryCodes(asCaller);
    },

    renamePasskey: async ({ input: { passkeyId, name }, sql }) => {
      const [answer] = await sql<{ is_done: boolean }>`select private.rename_passkey(${passkeyId}, ${name}) as is_done`;
      return answer?.is_done ? { ok: true as const } : undefined;
    },

    removePasskey: async ({ input: { passkeyId }, sql }) => {
      const [answer] = await sql<{ is_done: boolean }>`select private.remove_passkey(${passkeyId}) as is_done`;
      return answer?.is_done ? { ok: true as const } : undefined;
    },

    askForPasskey: async ({ c }) => ({ challenge: await keys.newChallenge(null), rp_id: siteOf(c, publicOrigin).rpId }),

    signInWithPasskey: async ({ input, c }) => {
      const person = await keys.ownerOf(input, siteOf(c, publicOrigin));
      const refreshToken = readSessionCookie(c);
      const waiting = refreshToken === undefined ? undefined : await factors.findWaiting(refreshToken);
      if (!refreshToken || waiting?.user_id !== person) return open(c, await newSession(person), true);
      await factors.noteFactor(waiting.session_id, 'passkey');
      return open(c, await identity.refresh(refreshToken), true);
    },
  } satisfies Handlers<typeof import('@mediation/api-client/endpoints/people/passkeys')>;
}
