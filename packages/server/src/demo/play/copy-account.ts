import type { Role } from '@mediation/api-client';
import type { Sql } from '../../database/database.ts';

interface Account {
  id: string;
  sessionId: string;
  email: string;
  name: string;
  role: Role;
}

/** The account whose rows are copied. It may get another password later, so the hash of the first is kept. */
export interface Model {
  id: string;
  hash: string;
}

/** Remembers an account that others are copied from. */
export async function modelOf(owner: Sql, id: string): Promise<Model> {
  const [known] = await owner<{ hash: string }>`select encrypted_password as hash from auth.users where id = ${id}`;
  if (!known) throw new Error('The first account has no password.');
  return { id, ...known };
}

/** Copies the rows of an account under another id, address and name, and opens a sign-in session. */
export async function copyAccount(owner: Sql, model: Model, { id, sessionId, email, name, role }: Account) {
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
