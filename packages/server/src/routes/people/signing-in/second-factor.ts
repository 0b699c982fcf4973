import { ApiError, type Factors } from '@mediation/api-client';
import type { Devices } from '../../../auth/device-cookie.ts';
import { createFactors, type FactorDeps } from '../../../auth/factors/factors.ts';
import type { Identity } from '../../../auth/identity.ts';
import { readSessionCookie } from '../../../auth/session-cookie.ts';
import type { Handlers } from '../../../http/handlers.ts';
import type { AuthDeps } from '../../../http/request.ts';
import { readMe } from '../accounts/me.ts';
import { sessionOpener } from './session-opener.ts';

interface Deps extends AuthDeps, FactorDeps {
  identity: Identity;
  devices: Devices;
}

/** Second factors: setting them up, removing them, and giving one at sign-in. */
export function secondFactor(deps: Deps) {
  const factors = createFactors(deps);
  const open = sessionOpener(deps);

  return {
    giveSecondFactor: async ({ input, c }) => {
      const refreshToken = readSessionCookie(c);
      const { session_id, user_id } = await factors.waitingFor(refreshToken);
      await factors.noteFactor(session_id, await factors.useCode(user_id, input.code));
      return open(c, await deps.identity.refresh(refreshToken!), true);
    },

    getMyFactors: async ({ sql }) => {
      const [mine] = await sql<Factors & { removal_due_at: string | null }>`select * from private.my_factors()`;
      if (!mine) return undefined;
      const { removal_due_at: due, ...rest } = mine;
      return due === null ? rest : { ...rest, removal_due_at: due };
    },

    beginCodeApp: async ({ asCaller }) => {
      const secret = factors.apps.newSecret();
      const email = await asCaller(async (sql) => {
        await sql`select private.begin_code_app(${factors.apps.seal(secret)})`;
        return (await readMe(sql))?.email;
      });
      if (email === undefined) throw new ApiError('unauthenticated', 'This account has no profile.');
      return { secret, address: factors.apps.addressOf(secret, email) };
    },

    confirmCodeApp: async ({ input, claims, asCaller }) => {
      const step = await factors.stepOf(claims.sub, input.code);
      await asCaller((sql) => sql`select private.confirm_code_app(${step})`);
      return factors.replaceRecoveryCodes(asCaller);
    },

    removeCodeApp: async ({ sql }) => {
      await sql`select private.remove_code_app()`;
      return { ok: true as const };
    },

    renewRecoveryCodes: ({ asCaller }) => factors.replaceRecoveryCodes(asCaller),
  } satisfies Handlers<
    typeof import('@mediation/api-client/endpoints/people/second-factor') &
      Pick<typeof import('@mediation/api-client/endpoints/people/second-step'), 'giveSecondFactor'>
  >;
}
