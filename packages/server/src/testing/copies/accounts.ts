import { randomUUID } from 'node:crypto';
import type { Role } from '@mediation/api-client';
import { SignJWT, decodeJwt } from 'jose';
import type { Backend } from '../../backend.ts';
import type { Sql } from '../../database/database.ts';

/** What a person registers with. */
interface Newcomer {
  email: string;
  name: string;
  role: Role;
}

/** An account with an open sign-in session. */
export interface Account {
  id: string;
  email: string;
  name: string;
  sessionId: string;
}

const password = 'correct horse';

/** The account whose rows are copied. It may get another password later, so the hash of the first is kept. */
interface Model {
  id: string;
  hash: string;
}

async function modelOf(owner: Sql, id: string): Promise<Model> {
  const [known] = await owner<{ hash: string }>`select encrypted_password as hash from auth.users where id = ${id}`;
  if (!known) throw new Error('The first account has no password.');
  return { id, ...known };
}

/**
 * Creates accounts for tests. The first one registers as a person does; the others are copies of its rows, because a
 * sign-up takes eleven statements and a hash.
 */
export function accountsOf({ identity }: Pick<Backend, 'identity'>, owner: Sql) {
  let model: Promise<Model> | undefined;

  return async ({ email, name, role }: Newcomer): Promise<Account> => {
    if (!model) {
      const registered = identity.signUp({ email, name, role, password });
      model = registered.then(({ user }) => modelOf(owner, user.id));
      const { access_token: token, user } = await registered;
      await model;
      return { id: user.id, email, name, sessionId: String(decodeJwt(token)['session_id']) };
    }
    const account = { id: randomUUID(), email, name, sessionId: randomUUID() };
    await copyAccount(owner, await model, { ...account, role });
    return account;
  };
}

/** Signs an access token of an account, as the identity provider does. */
export const signToken = ({ id, email, sessionId }: Account, jwtSecret: string) =>
  new SignJWT({ role: 'authenticated', email, session_id: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(id)
    .setAudience('authenticated')
    .setIssuedAt()
    .setExpirationTime('10m')
    .sign(new TextEncoder().encode(jwtSecret));

/** Copies the rows of an account under another id, address and name, and opens a sign-in session. */
async function copyAccount(owner: Sql, model: Model, { id, sessionId, email, name, role }: Account & { role: Role }) {
  const metadata = JSON.stringify({ sub: id, name, email, requested_role: role });
  await owner`
    with account as (
      insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, email_change_confirm_status,
        raw_app_meta_data, raw_user_meta_data, is_sso_user, is_anonymous, last_sign_in_at, created_at, updated_at)
      select ${id}, aud, role, ${email}, ${model.hash}, now(), email_change_confirm_status,
        raw_app_meta_data, raw_user_meta_data || ${metadata}::jsonb, is_sso_user, is_anonymous, now(), now(), now()
      from auth.users where id = ${model.id}),
    identity as (
      insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
      select gen_random_uuid(), provider, ${id}, ${id}, identity_data || ${metadata}::jsonb, now(), now()
      from auth.identities where user_id = ${model.id})
    insert into auth.sessions (id, user_id, aal, created_at, updated_at) values (${sessionId}, ${id}, 'aal1', now(), now())`;
}
