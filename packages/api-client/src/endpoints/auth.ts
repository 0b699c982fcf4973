import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { Email, PersonName, Role, User } from './users.ts';

const bytes = (it: string) => new TextEncoder().encode(it).length;

/** What the password hash reads no further than would match whatever follows, so longer ones are refused. */
const wholly = z.refine<string>((it) => bytes(it) <= limits.passwordMaxBytes, 'This password is too long.');

/** Any characters, byte for byte; the mixture of kinds is a hint to people and not a rule. */
export const Password = z
  .string()
  .check(z.minLength(limits.passwordMin, `Use ${limits.passwordMin} characters or more.`), wholly);

/** A short-lived access token. What renews it is a cookie that no script reads. */
export const Session = z.object({ token: z.string(), user: User });
export type Session = z.infer<typeof Session>;

/** Makes an account. The role is a request: the server's registration policy decides which one is granted. */
export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  access: 'public',
  input: z.object({
    email: Email,
    password: Password,
    name: PersonName,
    role: Role,
    /** What a new server prints on its console: makes the first admin, once. */
    admin_code: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
  }),
  output: Session,
});

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  input: z.object({ email: Email, password: z.string().check(z.minLength(1), wholly) }),
  output: Session,
});

/** A new access token for the session in the cookie, which is replaced by its successor. */
export const refresh = endpoint({
  method: 'POST',
  path: '/api/auth/refresh',
  access: 'public',
  input: z.object({}),
  output: Session,
});

/** Ends this session: the cookie and every token that came from it are worth nothing afterwards. */
export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'public',
  input: z.object({}),
  output: z.object({ ok: z.literal(true) }),
});
