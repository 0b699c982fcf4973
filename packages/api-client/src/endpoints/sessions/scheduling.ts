import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { Version } from '../../page.ts';
import { Timestamp } from '../values.ts';
import { Attendance, NextActions, MediationSession, Settled, SlotAnswer, Slots } from './sessions.ts';
import { limits } from '../../limits.ts';
import { Text, trim } from '../text.ts';

const sessionInput = { sessionId: z.uuid() };
const output = z.object({ session: MediationSession });

/** That the mediator spoke with whoever feels unsafe about the session; needed while such a concern is open. */
const spoken = { spoke_with_them: z.optional(z.literal(true)) };

/**
 * Offers these times and no others; for the mediator and for whoever proposed the session, until it has a time. Without
 * `answer_by`, which only the mediator sets, the offer has none.
 */
export const offerSlots = endpoint({
  method: 'POST',
  path: '/api/sessions/:sessionId/slots',
  changes: ['sessions', 'activity'],
  input: z.object({ ...sessionInput, slots: Slots, answer_by: z.optional(Timestamp), version: z.optional(Version) }),
  output,
});

/** Answers which offered times suit the caller. Only the mediator reads the answer. */
export const answerSlots = endpoint({
  method: 'POST',
  path: '/api/sessions/:sessionId/answers',
  changes: ['sessions', 'activity'],
  input: z.object({
    ...sessionInput,
    answers: z
      .array(z.object({ slot_id: z.uuid(), answer: SlotAnswer }))
      .check(z.minLength(1), z.maxLength(limits.sessionSlots)),
  }),
  output,
});

/**
 * Confirms one of the offered times. Answers `conflict` when an attendee has another session then, or feels unsafe about
 * this one.
 */
export const confirmSession = endpoint({
  method: 'POST',
  path: '/api/sessions/:sessionId/confirm',
  changes: ['sessions', 'steps', 'activity'],
  input: z.object({ ...sessionInput, slot_id: z.uuid(), ...spoken, version: Version }),
  output,
});

/**
 * Moves a scheduled session; only the mediator may. Requests to move it are accepted by that. It needs a reason, which
 * every attendee reads, when the old or the new start is less than 24 hours away. Answers `conflict` when an attendee
 * feels unsafe about it.
 */
export const moveSession = endpoint({
  method: 'POST',
  path: '/api/sessions/:sessionId/reschedule',
  changes: ['sessions', 'activity'],
  input: z.object({
    ...sessionInput,
    starts_at: Timestamp,
    reason: z.optional(Text(500)),
    ...spoken,
    version: Version,
  }),
  output,
});

/** Requests that the mediator move a session. A request less than 24 hours before the start needs a reason. */
export const askToMoveSession = endpoint({
  method: 'POST',
  path: '/api/sessions/:sessionId/requests',
  changes: ['sessions', 'activity'],
  input: z.object({
    ...sessionInput,
    reason: z._default(z.string().check(trim, z.maxLength(500)), ''),
    starts_at: z.optional(Timestamp),
  }),
  output,
});

/**
 * Answers a request to move, for the mediator, with a word that only the person who asked reads. Accepting is a promise: the
 * session moves with `moveSession`.
 */
export const answerMoveRequest = endpoint({
  method: 'POST',
  path: '/api/sessions/:sessionId/requests/:requestId/answer',
  changes: ['sessions', 'activity'],
  input: z.object({
    ...sessionInput,
    requestId: z.uuid(),
    decision: z.enum(['accept', 'refuse']),
    answer: z.optional(Text(limits.reasonMax)),
  }),
  output,
});

/** Cancels a session. Every attendee reads the reason. */
export const cancelSession = endpoint({
  method: 'POST',
  path: '/api/sessions/:sessionId/cancel',
  changes: ['sessions', 'steps', 'activity'],
  input: z.object({
    ...sessionInput,
    reason: z.optional(Text(500)),
    version: Version,
  }),
  output,
});

/**
 * Records the outcome of a session that has begun, also again later. Mediators of the case read the note; every
 * attendee reads the actions and what was settled. Fields that are left out do not change.
 */
export const completeSession = endpoint({
  method: 'POST',
  path: '/api/sessions/:sessionId/complete',
  changes: ['sessions', 'steps', 'activity'],
  input: z.object({
    ...sessionInput,
    status: z.enum(['completed', 'no_show']),
    attendance: z._default(z.record(z.uuid(), Attendance), {}),
    held_minutes: z.optional(z.int().check(z.minimum(0), z.maximum(600))),
    outcome_note: z.optional(z.string().check(trim, z.maxLength(limits.messageMax))),
    settled: z.optional(Settled),
    next_actions: z.optional(NextActions),
    version: Version,
  }),
  output,
});
