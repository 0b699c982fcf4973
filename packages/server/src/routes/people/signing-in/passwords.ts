import { ApiError } from '@mediation/api-client';
import type { Devices } from '../../../auth/device-cookie.ts';
import type { FactorKind } from '../../../auth/factors/factors.ts';
import type { Identity } from '../../../auth/identity.ts';
import { guessableReason, rejectGuessable } from '../../../auth/password-rules.ts';
import { type Claims, type Database, sqlOn } from '../../../database/database.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { invalidFields } from '../../../http/input/invalid-fields.ts';
import type { Gate } from '../../../http/guard/rate-limit.ts';
import { remoteAddress } from '../../../http/guard/remote-address.ts';
import { bearer } from '../../../http/request.ts';
import { readMe } from '../accounts/me.ts';

interface PasswordDeps {
  db: Database;
  identity: Identity;
  gate: Gate;
  devices: Devices;
}

/** Turns a wrong password into an invalid field, so that it does not end the session. */
export const asField = (path: string, message?: string) => (error: unknown) => {
  if (!(error instanceof ApiError && error.code === 'unauthenticated')) throw error;
  throw invalidFields({ path, message: message ?? error.message });
};

/** Notes that a person has just proved that they are there: with a second factor, or with the password. */
export const noteConfirmed = (db: Database, { session_id }: Claims, kind: FactorKind | null = null) =>
  sqlOn(db)`select private.note_confirmed(${session_id}::uuid, ${kind})`;

/** Asks a signed-in person for their password again. Guessing is limited as at sign-in. */
export async function confirmPassword(
  claims: Claims,
  { db, gate }: Pick<PasswordDeps, 'db' | 'gate'>,
  work: () => Promise<void>,
): Promise<void> {
  const isWrong = asField('current_password', 'This is not your current password.');
  await gate.login(`again ${claims.sub}`, work).catch(isWrong);
  await noteConfirmed(db, claims);
}

const afterAnswerMs = 250;

/** Sends the link, unless the owner marked mail as unsafe: then another person may read it and take the account. */
async function sendReset({ db, identity }: Pick<PasswordDeps, 'db' | 'identity'>, email: string) {
  const [answer] = await sqlOn(db)<{ is_safe: boolean }>`select private.may_mail(null, ${email}) as is_safe`;
  if (answer?.is_safe) await identity.sendReset(email);
}

/** The owner of an unused link. */
async function ownerOfLink(db: Database, token_hash: string) {
  const [owner] = await sqlOn(db)<{ email: string; name: string }>`
    select u.email, p.name from auth.users u join profiles p on p.id = u.id where u.recovery_token = ${token_hash}`;
  return owner;
}

/** Resets and changes passwords. */
export const passwords = ({ db, identity, gate, devices }: PasswordDeps) =>
  ({
    requestPasswordReset: async ({ input: { email }, c }) => {
      await gate.spend('direct', devices.idOf(c) ?? remoteAddress(c));
      await gate.spend('passwordResets', email);
      // It starts after the answer, so that the response time does not reveal whether there is an account.
      setTimeout(() => void sendReset({ db, identity }, email).catch(() => undefined), afterAnswerMs);
      return { ok: true as const };
    },

    completePasswordReset: async ({ input, c }) => {
      await gate.spend('direct', devices.idOf(c) ?? remoteAddress(c));
      await rejectGuessable(input.password, await ownerOfLink(db, input.token_hash));
      await identity.resetPassword(input);
      return { ok: true as const };
    },

    checkPassword: async ({ input: { password, token_hash, name = '', email = '' }, c }) => {
      await gate.spend('passwordChecks', devices.idOf(c) ?? remoteAddress(c));
      const owner = token_hash === undefined ? { name, email } : await ownerOfLink(db, token_hash);
      return { is_guessable: (await guessableReason(password, owner)) !== null };
    },

    changePassword: async ({ input, c, claims, asCaller }) => {
      const me = await asCaller(readMe);
      if (!me) throw new ApiError('unauthenticated', 'This account has no profile.');
      await rejectGuessable(input.password, me);
      await confirmPassword(claims, { db, gate }, () =>
        identity.changePassword({ ...input, email: me.email, accessToken: bearer(c) }),
      );
      return { ok: true as const };
    },
  }) satisfies Handlers<typeof import('@mediation/api-client/endpoints/people/passwords')>;
