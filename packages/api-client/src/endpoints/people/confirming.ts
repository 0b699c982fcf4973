import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { SignedPasskey } from './passkeys.ts';
import { CurrentPassword } from './password-fields.ts';
import { FactorCode } from './second-step.ts';

/**
 * Confirms with the password, a code or a passkey that the caller is there. For ten minutes after it, and after signing in,
 * calls do not answer `confirm_first`.
 */
export const confirmIdentity = endpoint({
  method: 'POST',
  path: '/api/auth/confirm',
  changes: [],
  runs: 'open',
  setsUpFactor: true,
  input: z
    .object({
      current_password: z.optional(CurrentPassword),
      code: z.optional(FactorCode),
      passkey: z.optional(SignedPasskey),
    })
    .check(
      z.refine(
        (it) => Object.values(it).filter((given) => given !== undefined).length === 1,
        'Give the password, a code or a passkey.',
      ),
    ),
  output: z.object({ ok: z.literal(true) }),
});
