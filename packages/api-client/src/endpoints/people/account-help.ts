import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';

const ofPerson = z.object({ userId: z.uuid() });
const Done = z.object({ ok: z.literal(true) });

/**
 * Mails a person a link to set a new password, for admins. Answers `conflict` for a closed account, and where mail is not
 * a safe way to reach the person.
 */
export const sendPasswordLink = endpoint({
  method: 'POST',
  path: '/api/admin/users/:userId/password-link',
  changes: [],
  runs: 'open',
  input: ofPerson,
  output: Done,
});

/** Ends every sign-in session of a person, and their calendar feed, for admins. */
export const endSessionsOf = endpoint({
  method: 'POST',
  path: '/api/admin/users/:userId/end-sessions',
  changes: ['people'],
  input: ofPerson,
  output: Done,
});
