import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Timestamp } from './values.ts';

const contentTypes = ['text/calendar'];

/**
 * A session for the caller's own calendar. It names nobody. What changed or was cancelled comes under the same UID with
 * a higher SEQUENCE. A session without a time is a `conflict`.
 */
export const sessionCalendar = endpoint({
  method: 'GET',
  path: '/api/sessions/:sessionId/ics',
  reads: ['sessions'],
  answer: 'file',
  contentTypes,
  input: z.object({ sessionId: z.uuid() }),
  output: z.file(),
});

/** Makes a secret address under which a calendar program reads the caller's sessions. The one before stops working. */
export const makeCalendarFeed = endpoint({
  method: 'POST',
  path: '/api/calendar-feed',
  changes: ['account'],
  replay: false,
  input: z.object({}),
  /** Told this one time. */
  output: z.object({ path: z.string() }),
});

/** When the caller's calendar address was made and, to the hour, last read; null where it was not. */
export const getCalendarFeed = endpoint({
  method: 'GET',
  path: '/api/calendar-feed',
  reads: ['account'],
  input: z.object({}),
  output: z.object({ created_at: z.nullable(Timestamp), last_read_at: z.nullable(Timestamp) }),
});

/** Ends the caller's calendar address. */
export const revokeCalendarFeed = endpoint({
  method: 'DELETE',
  path: '/api/calendar-feed',
  changes: ['account'],
  input: z.object({}),
  output: z.object({ ok: z.literal(true) }),
});

/** The sessions of whoever made this address, and nobody else's. The token is the permission. */
export const readCalendarFeed = endpoint({
  method: 'GET',
  path: '/api/calendar/:token',
  reads: ['sessions'],
  access: 'public',
  answer: 'file',
  contentTypes,
  input: z.object({ token: z.string().check(z.maxLength(200)) }),
  output: z.file(),
});
