import { ApiError } from '@mediation/api-client';
import { createFactors, type FactorDeps, type FactorKind } from '../../../auth/factors/factors.ts';
import { createPasskeys } from '../../../auth/factors/passkeys.ts';
import { siteOf } from '../../../auth/factors/site-of.ts';
import type { Identity } from '../../../auth/identity.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { invalidFields } from '../../../http/input/invalid-fields.ts';
import { readMe } from '../accounts/me.ts';
import { asField, confirmPassword, noteConfirmed } from './passwords.ts';

interface Deps extends FactorDeps {
  identity: Identity;
  publicOrigin?: string | undefined;
}

/** Confirms once more that a signed-in person is there. */
export function confirming(deps: Deps) {
  const { db, publicOrigin, identity } = deps;
  const factors = createFactors(deps);
  const keys = createPasskeys(db);
  return {
    confirmIdentity: async ({ input: { current_password: password, code = '', passkey }, c, claims, asCaller }) => {
      const me = await asCaller(readMe);
      if (!me) throw new ApiError('unauthenticated', 'This account has no profile.');
      if (password !== undefined) {
        await confirmPassword(claims, deps, () => identity.checkPassword({ email: me.email, password }));
        return { ok: true as const };
      }
      let kind: FactorKind = 'passkey';
      if (passkey) {
        const owner = await keys.ownerOf(passkey, siteOf(c, publicOrigin)).catch(asField('passkey'));
        if (owner !== claims.sub)
          throw invalidFields({ path: 'passkey', message: 'This passkey belongs to another account.' });
      } else kind = await factors.useCode(claims.sub, code);
      await noteConfirmed(db, claims, kind);
      return { ok: true as const };
    },
  } satisfies Handlers<typeof import('@mediation/api-client/endpoints/people/confirming')>;
}
