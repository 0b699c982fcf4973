import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { Timestamp } from '../values.ts';
import { Session } from './auth.ts';

/** A code of an authenticator app, or a recovery code. Spaces, hyphens and case do not matter. */
export const FactorCode = z
  .string()
  .check(z.trim(), z.minLength(1, 'Enter the code.'), z.maxLength(40, 'This code is too long.'));

const Done = z.object({ ok: z.literal(true) });

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

/** A passkey of the caller. */
export const Passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  created_at: Timestamp,
  last_used_at: z.nullable(Timestamp),
});
export type Passkey = z.infer<typeof Passkey>;

/** The caller's second factors. */
export const Factors = z.object({
  has_app: z.boolean(),
  recovery_codes_left: z.int(),
  passkeys: z.array(Passkey),
  /** When the factors are removed at the latest; left out unless an admin began that. */
  removal_due_at: z.optional(Timestamp),
});
export type Factors = z.infer<typeof Factors>;

export const getMyFactors = endpoint({
  method: 'GET',
  path: '/api/auth/factors',
  reads: ['account'],
  setsUpFactor: true,
  input: z.object({}),
  output: Factors,
});

/** Begins to set up an authenticator app. It counts once `confirmCodeApp` got a code of it. */
export const beginCodeApp = endpoint({
  method: 'POST',
  path: '/api/auth/factors/app',
  changes: [],
  runs: 'open',
  setsUpFactor: true,
  input: z.object({}),
  /** The secret to type in, and the address for a QR code. */
  output: z.object({ secret: z.string(), address: z.string() }),
});

/** Ten codes, each for one sign-in without the other factors. Only hashes of them are kept, so this is their only sight. */
export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

/** Completes the app with a code of it and returns recovery codes. Every other sign-in session of the caller ends. */
export const confirmCodeApp = endpoint({
  method: 'POST',
  path: '/api/auth/factors/app/confirm',
  changes: ['account'],
  runs: 'open',
  setsUpFactor: true,
  input: z.object({ code: FactorCode }),
  output: RecoveryCodes,
});

export const removeCodeApp = endpoint({
  method: 'DELETE',
  path: '/api/auth/factors/app',
  changes: ['account'],
  input: z.object({}),
  output: Done,
});

/** Replaces the caller's recovery codes. */
export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/auth/factors/recovery-codes',
  changes: ['account'],
  runs: 'open',
  setsUpFactor: true,
  input: z.object({}),
  output: RecoveryCodes,
});
