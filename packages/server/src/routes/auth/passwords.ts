import { ApiError } from '@mediation/api-client';
import { refuseGuessable } from '../../auth/password-rules.ts';
import type { Devices } from '../../auth/device-cookie.ts';
import type { Identity } from '../../auth/identity.ts';
import { remoteAddress } from '../../http/remote-address.ts';
import { type Database, sqlOn } from '../../database/database.ts';
import type { Gate } from '../../http/rate-limit.ts';
import type { Handlers } from '../../http/handlers.ts';
import { bearer } from '../../http/request.ts';
import { readMe } from '../users/me.ts';

interface PasswordDeps {
  db: Database;
  identity: Identity;
  gate: Gate;
  devices: Devices;
}

/** A password that was typed again and is wrong. It ends nobody's session: it is a field like any other. */
export const asField = (path: string, message?: string) => (error: unknown) => {
  if (!(error instanceof ApiError && error.code === 'unauthenticated')) throw error;
  throw new ApiError('invalid', 'Check the marked fields.', { details: [{ path, message: message ?? error.message }] });
};

/** Rejects unless somebody who is signed in types their password once more. Guessing is limited as at the door. */
export const confirmPassword = (who: string, { gate }: Pick<PasswordDeps, 'gate'>, work: () => Promise<void>) =>
  gate.login(`again ${who}`, work).catch(asField('current_password', 'This is not your current password.'));

const afterAnswerMs = 250;

/** Sends the link, unless mail is no safe way to reach its owner: whoever reads their mail would get their account. */
async function sendReset({ db, identity }: Pick<PasswordDeps, 'db' | 'identity'>, email: string) {
  const [answer] = await sqlOn(db)<{ is_safe: boolean }>`select private.may_mail(null, ${email}) as is_safe`;
  if (answer?.is_safe) await identity.sendReset(email);
}

/** Whose link it is, as long as it was not used. */
async function ownerOfLink(db: Database, token_hash: string) {
  const [owner] = await sqlOn(db)<{ email: string; name: string }>`
    select u.email, p.name from auth.users u join profiles p on p.id = u.id where u.recovery_token = ${token_hash}`;
  return owner;
}

/** New passwords, for who forgot theirs and for who knows it. */
export const passwords = ({ db, identity, gate, devices }: PasswordDeps) =>
  ({
    requestPasswordReset: async ({ input: { email }, c }) => {
      await gate.spend('direct', devices.idOf(c) ?? remoteAddress(c));
      await gate.spend('passwordResets', email);
      // It begins once the answer has left, so that the time of the answer does not tell whether there is an account.
      setTimeout(() => void sendReset({ db, identity }, email).catch(() => undefined), afterAnswerMs);
      return { ok: true as const };
    },

    completePasswordReset: async ({ input, c }) => {
      await gate.spend('direct', devices.idOf(c) ?? remoteAddress(c));
      refuseGuessable(input.password, await ownerOfLink(db, input.token_hash));
      await identity.resetPassword(input);
      return { ok: true as const };
    },

    changePassword: async ({ input, c, claims, asCaller }) => {
      const me = await asCaller(readMe);
      if (!me) throw new ApiError('unauthenticated', 'This account has no profile.');
      refuseGuessable(input.password, me);
      await confirmPassword(claims.sub, { gate }, () =>
        identity.changePassword({ ...input, email: me.email, accessToken: bearer(c) }),
      );
      return { ok: true as const };
    },
  }) satisfies Handlers<typeof import('@mediation/api-client/endpoints/passwords')>;
