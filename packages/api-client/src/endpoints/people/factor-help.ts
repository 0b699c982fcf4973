import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';

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
