import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { CurrentPassword } from './passwords.ts';
import { FactorCode } from './second-factor.ts';

/**
 * Confirms with the password, or with a code, that the caller is there. For ten minutes after it, and after signing in,
 * calls do not answer `confirm_first`.
 */
export const confirmIdentity = endpoint({
  method: 'POST',
  path: '/api/auth/confirm',
  changes: [],
  runs: 'open',
  setsUpFactor: true,
  input: z
    .object({ current_password: z.optional(CurrentPassword), code: z.optional(FactorCode) })
    .check(
      z.refine((it) => (it.current_password === undefined) !== (it.code === undefined), 'Give the password or a code.'),
    ),
  output: z.object({ ok: z.literal(true) }),
});
