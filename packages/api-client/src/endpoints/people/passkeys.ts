import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { Session } from './auth.ts';
import { RecoveryCodes } from './second-factor.ts';

/** Bytes as WebAuthn writes them in JSON. */
const Base64Url = z.string().check(z.regex(/^[\w-]{1,8000}$/));

const Name = z
  .string()
  .check(z.trim(), z.minLength(1, 'Enter a name.'), z.maxLength(60, 'Use 60 characters or fewer.'));

const Challenge = z.object({ challenge: Base64Url, rp_id: z.string() });

const Done = z.object({ ok: z.literal(true) });

/** Begins to add a passkey: what the device has to sign, and the passkeys that it need not make again. */
export const beginPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkeys/challenge',
  changes: [],
  runs: 'open',
  setsUpFactor: true,
  input: z.object({}),
  output: z.extend(Challenge, {
    user: z.object({ id: Base64Url, name: z.string(), display_name: z.string() }),
    known: z.array(Base64Url),
    /** The kinds of keys that are taken, by their COSE numbers. */
    algorithms: z.array(z.int()),
  }),
});

/** Adds a passkey. The first factor of a person comes with recovery codes; later the list is empty. */
export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkeys',
  changes: ['account'],
  runs: 'open',
  setsUpFactor: true,
  input: z.object({
    name: Name,
    id: Base64Url,
    client_data: Base64Url,
    attestation: Base64Url,
    transports: z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(10)),
  }),
  output: RecoveryCodes,
});

export const renamePasskey = endpoint({
  method: 'PATCH',
  path: '/api/auth/passkeys/:passkeyId',
  changes: ['account'],
  input: z.object({ passkeyId: z.uuid(), name: Name }),
  output: Done,
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/auth/passkeys/:passkeyId',
  changes: ['account'],
  input: z.object({ passkeyId: z.uuid() }),
  output: Done,
});

/** What a device has to sign to sign somebody in, or to confirm that it is them. It names nobody. */
export const askForPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkey/challenge',
  changes: [],
  runs: 'open',
  access: 'public',
  input: z.object({}),
  output: Challenge,
});

/** What a device says when it signs with a passkey. */
export const SignedPasskey = z.object({
  id: Base64Url,
  client_data: Base64Url,
  authenticator_data: Base64Url,
  signature: Base64Url,
});
export type SignedPasskey = z.infer<typeof SignedPasskey>;

/** Signs in with a passkey alone. Where the password was given already, it is the second factor of that sign-in. */
export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkey',
  changes: [],
  runs: 'open',
  access: 'public',
  input: SignedPasskey,
  output: Session,
});
