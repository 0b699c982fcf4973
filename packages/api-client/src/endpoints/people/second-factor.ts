import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { Timestamp } from '../values.ts';
import { FactorCode } from './second-step.ts';

const Done = z.object({ ok: z.literal(true) });

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
