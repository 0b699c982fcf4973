import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { Timestamp } from '../values.ts';

const contentTypes = ['text/calendar'];

/**
 * The caller's own entry of a session that they attend, as an iCalendar file that names no person. A change or
 * cancellation keeps the UID and raises SEQUENCE. Answers `conflict` for a session without a time.
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

/** Creates a secret address from which a calendar program reads the caller's sessions, and revokes the previous one. */
export const makeCalendarFeed = endpoint({
  method: 'POST',
  path: '/api/calendar-feed',
  changes: ['account'],
  replay: false,
  input: z.object({}),
  /** Only this answer contains the path. */
  output: z.object({ path: z.string() }),
});

/** When the caller's calendar address was created and last read (to the hour), null when there is none; and what it shows. */
export const getCalendarFeed = endpoint({
  method: 'GET',
  path: '/api/calendar-feed',
  reads: ['account'],
  input: z.object({}),
  output: z.object({
    created_at: z.nullable(Timestamp),
    last_read_at: z.nullable(Timestamp),
    /** Whether it shows when the children are with the caller. */
    shows_nights: z._default(z.boolean(), false),
  }),
});

/**
 * Shows in the caller's calendar when the children are with them, by a parenting plan that both parties signed. Answers
 * `conflict` without an address.
 */
export const updateCalendarFeed = endpoint({
  method: 'PATCH',
  path: '/api/calendar-feed',
  changes: ['account'],
  input: z.object({ shows_nights: z.boolean() }),
  output: z.object({ ok: z.literal(true) }),
});

/** Revokes the caller's calendar address. */
export const revokeCalendarFeed = endpoint({
  method: 'DELETE',
  path: '/api/calendar-feed',
  changes: ['account'],
  input: z.object({}),
  output: z.object({ ok: z.literal(true) }),
});

/** Reads the sessions, duties and nights of the person to whom the address belongs. The token in the address is the authorization. */
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
