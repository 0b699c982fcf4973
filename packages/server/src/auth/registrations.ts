import { randomBytes } from 'node:crypto';
import { ApiError, type Role, limits } from '@mediation/api-client';
import { type Database, asGuest, sqlOn } from '../database/database.ts';
import { hashPassword, isPassword } from './password-hash.ts';

/** The form of a new account. */
export interface Newcomer {
  email: string;
  password: string;
  name: string;
  role: Role;
}

/**
 * Stores a registration until its address is confirmed, and mails the link. Known and new addresses cost the same work.
 */
export async function askToRegister(db: Database, { email, password, name, role }: Newcomer): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  await sqlOn(db)`
    select private.ask_to_register(${email}, ${name}, ${role}, ${await hashPassword(password)}, ${token},
      make_interval(secs => ${limits.registration / 1000}))`;
}

/**
 * Returns the registration of a mailed link. It requires the password again: otherwise a stranger could register the
 * address with a password of their own, and its owner would confirm it.
 */
export async function openRegistration(db: Database, token: string, typed: string): Promise<Newcomer> {
  const password = typed.normalize('NFC');
  const [registration] = await sqlOn(db)<Omit<Newcomer, 'password'> & { password_hash: string }>`
    select email, name, role, password_hash from private.registrations
    where token_hash = private.token_hash(${token}) and expires_at > now()`;
  if (!registration) throw new ApiError('not_found', 'This link has been used or has expired. Register again.');
  if (!(await isPassword(password, registration.password_hash)))
    throw new ApiError('unauthenticated', 'This is not the password that you chose.');
  return { email: registration.email, name: registration.name, role: registration.role, password };
}

/** Deletes every registration of an address once its account exists. */
export const closeRegistrations = async (db: Database, email: string) => {
  await sqlOn(db)`delete from private.registrations where email = ${email}`;
};

/** Whether a pending invitation was sent to this address. */
export async function isInvited(db: Database, token: string, email: string): Promise<boolean> {
  const found = await asGuest(
    db,
    (sql) =>
      sql`select from private.invitation_by_token(${token}) it where it.email = ${email} and it.status = 'pending'`,
  );
  return found.length > 0;
}
