import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { Timestamp } from '../values.ts';

const Done = z.object({ ok: z.literal(true) });

/**
 * Reports that a person is active, which restarts the idle timeout. Answers when the sign-in session ends without
 * further activity and at the latest, also in seconds from now, because clocks differ.
 */
export const reportActivity = endpoint({
  method: 'POST',
  path: '/api/auth/activity',
  changes: [],
  input: z.object({}),
  output: z.object({ ok: z.literal(true), expires_at: Timestamp, expires_in: z.int(), seconds_left: z.int() }),
});

/** A sign-in session on one device. */
export const SignedInSession = z.object({
  id: z.uuid(),
  created_at: Timestamp,
  last_active_at: Timestamp,
  /** The User-Agent of the browser. */
  user_agent: z.nullable(z.string()),
  is_current: z.boolean(),
});
export type SignedInSession = z.infer<typeof SignedInSession>;

/** A device that the caller signed in with: a browser, which a cookie recognizes. */
export const KnownDevice = z.object({
  id: z.uuid(),
  /** The User-Agent of its last sign-in. */
  user_agent: z.nullable(z.string()),
  last_used_at: Timestamp,
  is_current: z.boolean(),
  /** Its open sign-in sessions, newest first. */
  session_ids: z.array(z.uuid()),
});
export type KnownDevice = z.infer<typeof KnownDevice>;

/** Lists the caller's sign-in sessions and devices, newest first. A session may have begun without a known device. */
export const listMySessions = endpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  reads: ['account'],
  input: z.object({}),
  output: z.object({ sessions: z.array(SignedInSession), devices: z.array(KnownDevice) }),
});

/** Ends one sign-in session of the caller at once, revokes its tokens and closes its live connections. */
export const endMySession = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/:sessionId',
  changes: ['account'],
  input: z.object({ sessionId: z.uuid() }),
  output: Done,
});

/**
 * Ends every other sign-in session of the caller and revokes their calendar address, which locks out a thief of either.
 */
export const endMyOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions',
  changes: ['account'],
  input: z.object({}),
  output: Done,
});

/** Ends the sign-in sessions of a device of the caller and forgets it, so that its next sign-in is told as a new one. */
export const forgetDevice = endpoint({
  method: 'DELETE',
  path: '/api/auth/devices/:deviceId',
  changes: ['account'],
  input: z.object({ deviceId: z.uuid() }),
  output: Done,
});
