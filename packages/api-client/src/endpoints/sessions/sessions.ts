import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { pageInput, pageOutput, Version } from '../../page.ts';
import { Side } from '../cases/participants.ts';
import { Text, trim } from '../text.ts';
import { Audience } from '../documents/uploads.ts';
import { Role } from '../people/users.ts';
import { Timestamp, TimeZone, WebAddress } from '../values.ts';

/** The purpose of a session: an introduction, one side alone, both together, both in separate rooms, or a review. */
export const SessionKind = z.enum(['intro', 'individual', 'joint', 'shuttle', 'review']);
export type SessionKind = z.infer<typeof SessionKind>;

export const SessionMode = z.enum(['in_person', 'video', 'phone']);
export type SessionMode = z.infer<typeof SessionMode>;

export const SessionStatus = z.enum(['proposed', 'scheduled', 'completed', 'cancelled', 'no_show']);
export type SessionStatus = z.infer<typeof SessionStatus>;

/** Whether a person attended. */
export const Attendance = z.enum(['present', 'late', 'absent']);
export type Attendance = z.infer<typeof Attendance>;

export const SlotAnswer = z.enum(['yes', 'maybe', 'no']);
export type SlotAnswer = z.infer<typeof SlotAnswer>;

const Minutes = z.int().check(z.minimum(limits.sessionShortest), z.maximum(limits.sessionLongest));
const Line = Text(200);

/** One topic in each line. A line may end with the minutes that it takes: "School days, 20 min". */
const Agenda = z.array(Line).check(z.maxLength(20));

/** An action that a person agreed to do before the next session. */
export const NextAction = z.object({
  text: Text(300),
  participant_id: z.optional(z.uuid()),
  due_on: z.optional(z.iso.date()),
  is_done: z._default(z.boolean(), false),
  done_on: z.optional(z.iso.date()),
});
export type NextAction = z.infer<typeof NextAction>;

/** An agreed action as it is stored. It is not validated again, so that older rows stay readable. */
const StoredAction = z.object({
  text: z.string(),
  participant_id: z.optional(z.string()),
  due_on: z.optional(z.string()),
  is_done: z._default(z.boolean(), false),
  done_on: z.optional(z.string()),
});

/** What both parties settled for now, one sentence each. */
export const Settled = z.array(Text(limits.noteMax)).check(z.maxLength(20));

/** Agreed actions, as they are sent. */
export const NextActions = z.array(NextAction).check(z.maxLength(20));

/** The offered times as instants; people read them in the session's `time_zone`. */
export const Slots = z.array(Timestamp).check(z.minLength(1), z.maxLength(limits.sessionSlots));

/**
 * An attendee. Only that person and the mediator read `place`, `link`, `attendance` and the arrival; null for others.
 */
export const SessionAttendee = z.object({
  participant_id: z.uuid(),
  user_id: z.uuid(),
  name: z.string(),
  role: Role,
  side: Side,
  /** Minutes after the start at which this person arrives. */
  arrives_minutes: z.nullable(z.int()),
  place: z.nullable(z.string()),
  link: z.nullable(z.string()),
  attendance: z.nullable(Attendance),
});
export type SessionAttendee = z.infer<typeof SessionAttendee>;

/** A request to move a session, which the mediator answers. */
export const SessionRequest = z.object({
  id: z.uuid(),
  participant_id: z.uuid(),
  reason: z.string(),
  /** The time that the person suggests, if any. */
  starts_at: z.nullable(Timestamp),
  status: z.enum(['waiting', 'accepted', 'refused']),
  /** The mediator's word with the answer, if any. */
  answer: z.nullable(z.string()),
  created_at: Timestamp,
});
export type SessionRequest = z.infer<typeof SessionRequest>;

/** A word to the mediator about a session: about its times or its agenda, or afterwards about how it was. */
export const SessionWord = z.object({
  participant_id: z.uuid(),
  about: z.enum(['times', 'agenda', 'afterwards']),
  text: z.string(),
  created_at: Timestamp,
});
export type SessionWord = z.infer<typeof SessionWord>;

/** A document to look at in a session. */
export const SessionDocument = z.object({
  id: z.uuid(),
  file_name: z.string(),
  owner_id: z.uuid(),
  audience: Audience,
});
export type SessionDocument = z.infer<typeof SessionDocument>;

/** A session as one attendee reads it: only their own answers and requests. The outcome note is for the mediator. */
export const MediationSession = z.object({
  id: z.uuid(),
  case_id: z.uuid(),
  kind: SessionKind,
  mode: SessionMode,
  status: SessionStatus,
  /** In UTC; null until a time is confirmed. */
  starts_at: z.nullable(Timestamp),
  /** When the caller leaves: the end, or before it, so that the sides leave one after the other. */
  ends_at: z.nullable(Timestamp),
  time_zone: z.string(),
  /** From the caller's arrival until they leave; the whole length for mediators. */
  minutes: z.int(),
  /** Whether the caller comes or leaves at another time than the other side. */
  is_staggered: z.optional(z.boolean()),
  agenda: z.array(z.string()),
  /** Whether calendars show "Appointment" and no more. */
  neutral_title: z.boolean(),
  attendees: z.array(SessionAttendee),
  slots: z.array(
    z.object({
      id: z.uuid(),
      starts_at: Timestamp,
      /** Whether the time is outside the organization's working hours, which is a warning and not an error. */
      is_outside_hours: z.boolean(),
      answers: z.record(z.uuid(), SlotAnswer),
    }),
  ),
  requests: z.array(SessionRequest),
  next_actions: z.array(StoredAction),
  /** For mediators of the case; null for other callers. */
  outcome_note: z.nullable(z.string()),
  cancel_reason: z.nullable(z.string()),
  ics_uid: z.uuid(),
  ics_sequence: z.int(),
  proposed_by: z.uuid(),
  version: z.int(),
  created_at: Timestamp,
  /** Why the session moved last, which every attendee reads. */
  move_reason: z.nullable(z.string()),
  /** Until when people are asked to answer the offered times; a later answer counts, too. */
  answer_by: z.nullable(Timestamp),
  /** The caller's own words to the mediator; the mediator reads all. */
  words: z.array(SessionWord),
  /** The documents that the caller may read. */
  documents: z.array(SessionDocument),
  /** How long the session took; null until the mediator says so. */
  held_minutes: z.nullable(z.int()),
  /** What both parties settled for now: a trial, not an agreement. Every attendee reads it. */
  settled: z.array(z.string()),
  /** The start before the session moved last; null if it never did. */
  moved_from: z.nullable(Timestamp),
  /** Whether other attendees have the caller's link: nobody but mediators, people of their side, or others too. */
  link_shared_with: z.nullable(z.enum(['nobody', 'my_side', 'others'])),
  /**
   * For mediators of the case: the parties whom it brings to the other although the decision is that they do not meet.
   * Empty for other callers.
   */
  kept_apart: z.optional(z.array(z.uuid())),
});
export type MediationSession = z.infer<typeof MediationSession>;

/** Why two parties meet although a mediator decided that they do not. */
export const MeetReason = Text(limits.noteMax).check(z.minLength(limits.startReasonMin));

const sessionInput = { sessionId: z.uuid() };
const sessionOutput = z.object({ session: MediationSession });
const sessionsOutput = z.object({ sessions: z.array(MediationSession), ...pageOutput });

/** Filters of a session list. `from` and `to` apply to the confirmed time or to one of the offered times. */
const listInput = {
  status: z.optional(SessionStatus),
  from: z.optional(Timestamp),
  to: z.optional(Timestamp),
  order: z._default(z.enum(['soonest', 'latest']), 'latest'),
  ...pageInput,
};

/**
 * An attendee's invitation: the location, the link, and the minutes after the start at which they arrive. Without these
 * minutes the arrival does not change; somebody new arrives at the start, or with their side in separate rooms.
 */
const Invited = z.object({
  participant_id: z.uuid(),
  arrives_minutes: z.optional(z.int().check(z.minimum(0), z.maximum(limits.sessionLongest - 30))),
  place: z._default(z.nullable(Text(300)), null),
  link: z._default(z.nullable(WebAddress(500)), null),
});
const Invitees = z.array(Invited).check(z.minLength(1), z.maxLength(20));

/** Lists the sessions that the caller may read. */
export const listSessions = endpoint({
  method: 'GET',
  path: '/api/sessions',
  reads: ['sessions'],
  input: z.object({
    ...listInput,
    case_id: z.optional(z.uuid()),
    /** Part of the title of the case. */
    q: z.optional(z.string().check(trim, z.maxLength(limits.titleMax))),
    /** Only sessions that somebody asks to move. */
    requests: z.optional(z.literal('waiting')),
    /** Only sessions with a next action of the caller that is open, or that was done since yesterday. */
    actions: z.optional(z.literal('mine')),
  }),
  output: sessionsOutput,
});

/** Lists the sessions of one attendee that the caller may read. */
export const listUserSessions = endpoint({
  method: 'GET',
  path: '/api/sessions/user/:userId',
  reads: ['sessions'],
  input: z.object({ userId: z.uuid(), ...listInput }),
  output: sessionsOutput,
});

/** Lists the sessions of a case that the caller may read. */
export const listCaseSessions = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/sessions',
  reads: ['sessions'],
  input: z.object({ caseId: z.uuid(), ...listInput }),
  output: sessionsOutput,
});

/**
 * Proposes a session with offered times. The mediator may name the attendees; the default is everyone in the case. A
 * party or a lawyer may not, nor set a date to answer by: their `intro` or `individual` session is for the mediator and their own side, any other
 * for everyone in the case.
 */
export const createSession = endpoint({
  method: 'POST',
  path: '/api/sessions',
  changes: ['sessions', 'activity'],
  input: z.object({
    case_id: z.uuid(),
    kind: SessionKind,
    mode: SessionMode,
    time_zone: TimeZone,
    minutes: z._default(Minutes, limits.sessionUsual),
    agenda: z._default(Agenda, []),
    neutral_title: z._default(z.boolean(), true),
    attendees: z.optional(Invitees),
    slots: Slots,
    /** For the mediator. */
    answer_by: z.optional(Timestamp),
    /** For the mediator: why the parties meet although the decision is that they do not. */
    meet_reason: z.optional(MeetReason),
  }),
  output: sessionOutput,
});

export const getSession = endpoint({
  method: 'GET',
  path: '/api/sessions/:sessionId',
  reads: ['sessions'],
  input: z.object(sessionInput),
  output: sessionOutput,
});

/**
 * Changes a session; for its mediator. Fields that are left out do not change; `attendees` replaces the whole list. Another
 * mode, and a change to or from `shuttle`, empties all places and links that are not sent with it. In a `shuttle` session
 * the two sides share neither (`invalid`).
 */
export const updateSession = endpoint({
  method: 'PUT',
  path: '/api/sessions/:sessionId',
  changes: ['sessions', 'activity'],
  input: z.object({
    ...sessionInput,
    kind: z.optional(SessionKind),
    mode: z.optional(SessionMode),
    time_zone: z.optional(TimeZone),
    minutes: z.optional(Minutes),
    agenda: z.optional(Agenda),
    neutral_title: z.optional(z.boolean()),
    next_actions: z.optional(NextActions),
    attendees: z.optional(Invitees),
    version: Version,
  }),
  output: sessionOutput,
});

/** Withdraws a session: deletes an unanswered proposal, and cancels any other session. */
export const deleteSession = endpoint({
  method: 'DELETE',
  path: '/api/sessions/:sessionId',
  changes: ['sessions', 'activity'],
  input: z.object(sessionInput),
  output: z.object({ ok: z.literal(true) }),
});
