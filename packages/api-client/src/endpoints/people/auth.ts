import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { CurrentPassword } from './password-fields.ts';
import { Email, User } from './users.ts';

/** A short-lived access token. The HttpOnly session cookie renews it. */
export const Session = z.object({ token: z.string(), user: User });
export type Session = z.infer<typeof Session>;

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  changes: [],
  runs: 'open',
  access: 'public',
  input: z.object({ email: Email, password: CurrentPassword }),
  output: Session,
});

/** Issues a new access token and rotates the session cookie. */
export const refresh = endpoint({
  method: 'POST',
  path: '/api/auth/refresh',
  changes: [],
  runs: 'open',
  access: 'public',
  input: z.object({}),
  output: Session,
});

/** Ends this sign-in session and revokes its cookie and all access tokens. */
export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  changes: [],
  runs: 'open',
  access: 'public',
  input: z.object({}),
  output: z.object({ ok: z.literal(true) }),
});
