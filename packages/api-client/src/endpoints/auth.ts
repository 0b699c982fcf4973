import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { CurrentPassword, Password } from './passwords.ts';
import { Email, PersonName, Role, User } from './users.ts';

/** A short-lived access token. What renews it is a cookie that no script reads. */
export const Session = z.object({ token: z.string(), user: User });
export type Session = z.infer<typeof Session>;

/** What a registration leads to: the account at once, or a mail whose link confirms the address first. */
export const Registered = z.union([Session, z.object({ confirmation: z.literal('sent') })]);
export type Registered = z.infer<typeof Registered>;

/**
 * Makes an account. The role is a request: the server's registration policy decides which one is granted. Where that
 * asks for approval, the address is confirmed by mail first, and the answer is the same whether it has an account or not;
 * an invitation to this address, or the first admin's code, needs no mail.
 */
export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  changes: [],
  runs: 'open',
  access: 'public',
  input: z.object({
    email: Email,
    password: Password,
    name: PersonName,
    role: Role,
    /** What a new server prints on its console: makes the first admin, once. */
    admin_code: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
    /** The token of an invitation that was sent to this address. */
    invitation: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  }),
  output: Registered,
});

/** Confirms an address with the link of the mail and the password that was chosen, makes the account and signs in. */
export const confirmRegistration = endpoint({
  method: 'POST',
  path: '/api/auth/register/confirm',
  changes: [],
  runs: 'open',
  access: 'public',
  input: z.object({
    token: z.string().check(z.regex(/^[\w-]{16,200}$/)),
    password: CurrentPassword,
  }),
  output: Session,
});

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  changes: [],
  runs: 'open',
  access: 'public',
  input: z.object({ email: Email, password: CurrentPassword }),
  output: Session,
});

/** A new access token for the session in the cookie, which is replaced by its successor. */
export const refresh = endpoint({
  method: 'POST',
  path: '/api/auth/refresh',
  changes: [],
  runs: 'open',
  access: 'public',
  input: z.object({}),
  output: Session,
});

/** Ends this session: the cookie and every token that came from it are worth nothing afterwards. */
export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  changes: [],
  runs: 'open',
  access: 'public',
  input: z.object({}),
  output: z.object({ ok: z.literal(true) }),
});
