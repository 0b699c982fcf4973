import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';

import { Email, PersonName, Role, User } from './users.ts';
import { Timestamp } from './values.ts';

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
  access: 'public',
  input: z.object({
    token: z.string().check(z.regex(/^[\w-]{16,200}$/)),
    password: z.string().check(z.minLength(1), wholly),
  }),
  output: Session,
});

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  changes: [],
  runs: 'open',
  access: 'public',
  input: z.object({ email: Email, password: z.string().check(z.minLength(1), wholly) }),
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

const Done = z.object({ ok: z.literal(true) });

/** Asks for a link to choose a new password. The answer is the same whether the address has an account or not. */
export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/auth/password-reset',
  changes: [],
  runs: 'open',
  access: 'public',
  input: z.object({ email: Email }),
  output: Done,
});

/** Chooses a new password with the code of that link, which works once. Every session of the account ends. */
export const completePasswordReset = endpoint({
  method: 'POST',
  path: '/api/auth/password-reset/complete',
  changes: [],
  runs: 'open',
  access: 'public',
  input: z.object({ token_hash: z.string().check(z.regex(/^[\w-]{16,200}$/)), password: Password }),
  output: Done,
});

/** What somebody types to show that it is still them: never a reason to end their session, so refused as `invalid`. */
export const CurrentPassword = z.string().check(z.minLength(1), wholly);

/** Changes the own password. This session stays; every other one of the account ends. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/api/auth/password',
  changes: ['account'],
  runs: 'open',
  input: z.object({ current_password: CurrentPassword, password: Password }),
  output: Done,
});

/**
 * Says that somebody is at the screen, which is what keeps a session. Answers when it ends without another sign, and how
 * long it lasts at the most, however often there is one: also in seconds from now, because clocks differ.
 */
export const reportActivity = endpoint({
  method: 'POST',
  path: '/api/auth/activity',
  changes: [],
  input: z.object({}),
  output: z.object({ ok: z.literal(true), expires_at: Timestamp, expires_in: z.int(), seconds_left: z.int() }),
});

/** Somewhere a person is signed in. */
export const SignedInSession = z.object({
  id: z.uuid(),
  created_at: Timestamp,
  last_active_at: Timestamp,
  /** What the browser calls itself. */
  user_agent: z.nullable(z.string()),
  is_current: z.boolean(),
});
export type SignedInSession = z.infer<typeof SignedInSession>;

/** Where the caller is signed in, the latest first. */
export const listMySessions = endpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  reads: ['account'],
  input: z.object({}),
  output: z.object({ sessions: z.array(SignedInSession) }),
});

/** Ends a session of the caller at once: its tokens and its live connections are worth nothing afterwards. */
export const endMySession = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/:sessionId',
  changes: ['account'],
  input: z.object({ sessionId: z.uuid() }),
  output: Done,
});

/** Ends every session of the caller but this one, and the address of their calendar: whoever took either is out. */
export const endMyOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions',
  changes: ['account'],
  input: z.object({}),
  output: Done,
});
