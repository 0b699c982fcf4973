import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { CurrentPassword, Password } from './password-fields.ts';
import { Email } from './users.ts';

const ResetToken = z.string().check(z.regex(/^[\w-]{16,200}$/));

const Done = z.object({ ok: z.literal(true) });

/** Sends a password reset link. The answer does not reveal whether the address has an account. */
export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/auth/password-reset',
  changes: [],
  runs: 'open',
  access: 'public',
  input: z.object({ email: Email }),
  output: Done,
});

/** Sets a new password with the single-use token of the link, and ends every sign-in session of the account. */
export const completePasswordReset = endpoint({
  method: 'POST',
  path: '/api/auth/password-reset/complete',
  changes: [],
  runs: 'open',
  access: 'public',
  input: z.object({ token_hash: ResetToken, password: Password }),
  output: Done,
});

/**
 * Whether a new password would be refused as easy to guess, asked while it is typed. Name, address or the token of a reset
 * link say whose it is to be. Nothing of it is kept.
 */
export const checkPassword = endpoint({
  method: 'POST',
  path: '/api/auth/password-check',
  changes: [],
  runs: 'open',
  access: 'public',
  input: z.object({
    password: Password,
    name: z.optional(z.string().check(z.maxLength(200))),
    email: z.optional(z.string().check(z.maxLength(320))),
    token_hash: z.optional(ResetToken),
  }),
  output: z.object({ is_guessable: z.boolean() }),
});

/** Changes the caller's password and ends every other sign-in session of the account. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/api/auth/password',
  changes: ['account'],
  runs: 'open',
  input: z.object({ current_password: CurrentPassword, password: Password }),
  output: Done,
});
