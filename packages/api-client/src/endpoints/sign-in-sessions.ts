import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Timestamp } from './values.ts';

const Done = z.object({ ok: z.literal(true) });

/**
 * Says that somebody is at the screen, which is what keeps a session. Answers when it ends without another sign, and how
 * long it lasts at the most, however often there is one: also in seconds from now, because clocks differ.
 */
export const reportActivity = endpoint({
  method: 'POST',
  path: '/api/auth/activity',
  changes: [],
  input: z.object({}),
  output: z.object({ ok: z.literal(true), expires_at: Timestamp, expires_in: z.int(), seconds_left: z.int() }),
});

/** Somewhere a person is signed in. */
export const SignedInSession = z.object({
  id: z.uuid(),
  created_at: Timestamp,
  last_active_at: Timestamp,
  /** What the browser calls itself. */
  user_agent: z.nullable(z.string()),
  is_current: z.boolean(),
});
export type SignedInSession = z.infer<typeof SignedInSession>;

/** Where the caller is signed in, the latest first. */
export const listMySessions = endpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  reads: ['account'],
  input: z.object({}),
  output: z.object({ sessions: z.array(SignedInSession) }),
});

/** Ends a session of the caller at once: its tokens and its live connections are worth nothing afterwards. */
export const endMySession = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/:sessionId',
  changes: ['account'],
  input: z.object({ sessionId: z.uuid() }),
  output: Done,
});

/** Ends every session of the caller but this one, and the address of their calendar: whoever took either is out. */
export const endMyOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions',
  changes: ['account'],
  input: z.object({}),
  output: Done,
});
