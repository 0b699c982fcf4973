import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { Text } from '../text.ts';
import { Timestamp } from '../values.ts';
import { MediationSession, MeetReason } from './sessions.ts';

/**
 * Something that is missing before the parties meet for the first time: the signature of a party or of the mediator under
 * the terms, or a decision after the screening of a party, which can also be to stop.
 */
export const MissingBefore = z.object({
  what: z.enum(['terms', 'mediator_terms', 'screening', 'stopped']),
  participant_id: z.nullable(z.uuid()),
  name: z.nullable(z.string()),
});
export type MissingBefore = z.infer<typeof MissingBefore>;

const Given = z.object({ reason: z.string(), started_by_name: z.string(), started_at: Timestamp });

/** Whether a session can start, for its mediators. */
export const SessionStart = z.object({
  missing: z.array(MissingBefore),
  /** Why it started although something was missing. */
  without: z.nullable(Given),
  /** Why the parties meet in it although a mediator decided that they do not. */
  meeting: z.optional(z.nullable(Given)),
});
export type SessionStart = z.infer<typeof SessionStart>;

const ofSession = z.object({ sessionId: z.uuid() });
const output = z.object({ start: SessionStart });

/** Returns what is missing before a session, for the mediators of its case. Only a first session of both waits. */
export const getSessionStart = endpoint({
  method: 'GET',
  path: '/api/sessions/:sessionId/start',
  reads: ['sessions', 'terms', 'screening'],
  input: ofSession,
  output,
});

/** Starts a session although something is missing, with the reason, which mediators of the case alone read. */
export const startSessionWithout = endpoint({
  method: 'POST',
  path: '/api/sessions/:sessionId/start',
  changes: ['sessions'],
  input: z.extend(ofSession, { reason: Text(limits.noteMax).check(z.minLength(limits.startReasonMin)) }),
  output,
});

/**
 * Records why the parties meet in an open session although a mediator decided that they do not (`kept_apart`). Mediators of
 * the case alone read it; a newer decision asks again.
 */
export const meetAllTheSame = endpoint({
  method: 'POST',
  path: '/api/sessions/:sessionId/meeting',
  changes: ['sessions'],
  input: z.extend(ofSession, { reason: MeetReason }),
  output: z.object({ session: MediationSession }),
});
