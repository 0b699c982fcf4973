import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { Email } from './users.ts';

const bytes = (text: string) => new TextEncoder().encode(text).length;

/** What the password hash reads no further than would match whatever follows, so longer ones are refused. */
const wholly = z.refine<string>((it) => bytes(it) <= limits.passwordMaxBytes, 'This password is too long.');

/** Any characters, byte for byte; the mixture of kinds is a hint to people and not a rule. */
export const Password = z
  .string()
  .check(z.minLength(limits.passwordMin, `Use ${limits.passwordMin} characters or more.`), wholly);

/** A password that is only checked. Where somebody types it again and it is wrong, the answer is `invalid`: they stay signed in. */
export const CurrentPassword = z.string().check(z.minLength(1), wholly);

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

/** Changes the own password. This session stays; every other one of the account ends. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/api/auth/password',
  changes: ['account'],
  runs: 'open',
  input: z.object({ current_password: CurrentPassword, password: Password }),
  output: Done,
});
