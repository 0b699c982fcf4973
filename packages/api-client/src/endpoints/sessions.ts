import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { pageInput, pageOutput, Version } from '../page.ts';
import { Side } from './participants.ts';
import { Text } from './text.ts';
import { Role } from './users.ts';
import { TimeZone, Timestamp } from './values.ts';

/** What a session is for: the first talk and talks with one side, or together, in separate rooms, to look back. */
export const SessionKind = z.enum(['intro', 'individual', 'joint', 'shuttle', 'review']);
export type SessionKind = z.infer<typeof SessionKind>;

export const SessionMode = z.enum(['in_person', 'video', 'phone']);
export type SessionMode = z.infer<typeof SessionMode>;

export const SessionStatus = z.enum(['proposed', 'scheduled', 'completed', 'cancelled', 'no_show']);
export type SessionStatus = z.infer<typeof SessionStatus>;

/** Whether somebody came. */
export const Attendance = z.enum(['present', 'late', 'absent']);
export type Attendance = z.infer<typeof Attendance>;

export const SlotAnswer = z.enum(['yes', 'maybe', 'no']);
export type SlotAnswer = z.infer<typeof SlotAnswer>;

const Minutes = z.int().check(z.minimum(limits.sessionShortest), z.maximum(limits.sessionLongest));
const Line = Text(200);
const Agenda = z.array(Line).check(z.maxLength(20));

/** What somebody does until the next session. */
export const NextAction = z.object({
  text: Text(300),
  participant_id: z.optional(z.uuid()),
  due_on: z.optional(z.iso.date()),
  is_done: z._default(z.boolean(), false),
});
export type NextAction = z.infer<typeof NextAction>;

/** An agreed action as it is kept: what was checked when it came is not in the way when it is read. */
const StoredAction = z.object({
  text: z.string(),
  participant_id: z.optional(z.string()),
  due_on: z.optional(z.string()),
  is_done: z._default(z.boolean(), false),
});

/** Agreed actions, as they are sent. */
export const NextActions = z.array(NextAction).check(z.maxLength(20));

/** The times that are offered, as instants; in which zone people read them is the session's `time_zone`. */
export const Slots = z.array(Timestamp).check(z.minLength(1), z.maxLength(limits.sessionSlots));

/** Somebody who comes. Place, link, arrival and attendance are null for everybody but that person and the mediator. */
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

/** An ask to move a session. It waits for the mediator. */
export const SessionRequest = z.object({
  id: z.uuid(),
  participant_id: z.uuid(),
  reason: z.string(),
  /** The time that would suit, where one was named. */
  starts_at: z.nullable(Timestamp),
  status: z.enum(['waiting', 'accepted', 'refused']),
  created_at: Timestamp,
});
export type SessionRequest = z.infer<typeof SessionRequest>;

/** A session as one of those who come sees it. Answers, requests and the outcome note are their own and the mediator's. */
export const MediationSession = z.object({
  id: z.uuid(),
  case_id: z.uuid(),
  kind: SessionKind,
  mode: SessionMode,
  status: SessionStatus,
  /** In UTC; null until a time is confirmed. */
  starts_at: z.nullable(Timestamp),
  ends_at: z.nullable(Timestamp),
  time_zone: z.string(),
  minutes: z.int(),
  agenda: z.array(z.string()),
  /** Whether calendars show "Appointment" and no more. */
  neutral_title: z.boolean(),
  attendees: z.array(SessionAttendee),
  slots: z.array(
    z.object({
      id: z.uuid(),
      starts_at: Timestamp,
      /** Whether the organization does not work at that time. It can be taken all the same. */
      is_outside_hours: z.boolean(),
      answers: z.record(z.uuid(), SlotAnswer),
    }),
  ),
  requests: z.array(SessionRequest),
  next_actions: z.array(StoredAction),
  /** For mediators of the case; null for everybody else. */
  outcome_note: z.nullable(z.string()),
  cancel_reason: z.nullable(z.string()),
  ics_uid: z.uuid(),
  ics_sequence: z.int(),
  proposed_by: z.uuid(),
  version: z.int(),
  created_at: Timestamp,
});
export type MediationSession = z.infer<typeof MediationSession>;

const sessionInput = { sessionId: z.uuid() };
const sessionOutput = z.object({ session: MediationSession });
const sessionsOutput = z.object({ sessions: z.array(MediationSession), ...pageOutput });

/** Which sessions a list holds. `from` and `to` mean the confirmed time, or one of the offered ones. */
const listInput = {
  status: z.optional(SessionStatus),
  from: z.optional(Timestamp),
  to: z.optional(Timestamp),
  order: z._default(z.enum(['soonest', 'latest']), 'latest'),
  ...pageInput,
};

/** Who comes and how: where, under which link, how many minutes after the start. */
const Invited = z.object({
  participant_id: z.uuid(),
  arrives_minutes: z._default(z.int().check(z.minimum(0), z.maximum(limits.sessionLongest - 30)), 0),
  place: z._default(z.nullable(Text(300)), null),
  link: z._default(z.nullable(z.url({ protocol: /^https$/ }).check(z.maxLength(500))), null),
});
const Invitees = z.array(Invited).check(z.minLength(1), z.maxLength(20));

/** The sessions that the caller may know of. */
export const listSessions = endpoint({
  method: 'GET',
  path: '/api/sessions',
  reads: ['sessions'],
  input: z.object(listInput),
  output: sessionsOutput,
});

/** The sessions that one person comes to, as far as the caller may know of them. */
export const listUserSessions = endpoint({
  method: 'GET',
  path: '/api/sessions/user/:userId',
  reads: ['sessions'],
  input: z.object({ userId: z.uuid(), ...listInput }),
  output: sessionsOutput,
});

/** The sessions of a case, as far as the caller may know of them. */
export const listCaseSessions = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/sessions',
  reads: ['sessions'],
  input: z.object({ caseId: z.uuid(), ...listInput }),
  output: sessionsOutput,
});

/**
 * Proposes a session and offers times for it. The mediator says who comes; without that everybody does. A party or a
 * lawyer does not say it: an `intro` or `individual` session is with the mediator and their own side, any other with
 * everybody in the case.
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

/** Changes a session; only its mediator may. What is left out stays; `attendees` are all who come from now on. */
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

/** Takes a session back: a proposal that nobody answered goes, anything else stays as cancelled. */
export const deleteSession = endpoint({
  method: 'DELETE',
  path: '/api/sessions/:sessionId',
  changes: ['sessions', 'activity'],
  input: z.object(sessionInput),
  output: z.object({ ok: z.literal(true) }),
});
