import { ApiError } from '@mediation/api-client';
import { createFactors, type FactorDeps } from '../../../auth/factors/factors.ts';
import type { Identity } from '../../../auth/identity.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { readMe } from '../accounts/me.ts';
import { confirmPassword, noteConfirmed } from './passwords.ts';

/** Confirms once more that a signed-in person is there. */
export function confirming(deps: FactorDeps & { identity: Identity }) {
  const factors = createFactors(deps);
  return {
    confirmIdentity: async ({ input: { current_password: password, code = '' }, claims, asCaller }) => {
      const me = await asCaller(readMe);
      if (!me) throw new ApiError('unauthenticated', 'This account has no profile.');
      if (password === undefined) {
        await factors.useCode(claims.sub, code);
        await noteConfirmed(deps.db, claims);
      } else await confirmPassword(claims, deps, () => deps.identity.checkPassword({ email: me.email, password }));
      return { ok: true as const };
    },
  } satisfies Handlers<typeof import('@mediation/api-client/endpoints/people/confirming')>;
}
