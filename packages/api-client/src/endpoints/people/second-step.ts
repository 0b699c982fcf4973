import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { Session } from './auth.ts';

/** A code of an authenticator app, or a recovery code. Spaces, hyphens and case do not matter. */
export const FactorCode = z
  .string()
  .check(z.trim(), z.minLength(1, 'Enter the code.'), z.maxLength(40, 'This code is too long.'));

/** Completes a sign-in that waits for its second factor. The session cookie says which. */
export const giveSecondFactor = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor',
  changes: [],
  runs: 'open',
  access: 'public',
  input: z.object({ code: FactorCode }),
  output: Session,
});

/**
 * Tells the admins that the person of a sign-in that waits for its second factor cannot give it. The session cookie says
 * which.
 */
export const askForFactorHelp = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor/help',
  changes: [],
  runs: 'open',
  access: 'public',
  input: z.object({}),
  output: z.object({ ok: z.literal(true) }),
});
