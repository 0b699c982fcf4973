import { randomUUID } from 'node:crypto';
import type { Role } from '@mediation/api-client';
import { SignJWT, decodeJwt } from 'jose';
import type { Backend } from '../../backend.ts';
import type { Sql } from '../../database/database.ts';
import { copyAccount, type Model, modelOf } from '../../demo/play/copy-account.ts';

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
