import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { WorkingHours } from '../organizations/organization-settings.ts';
import { TimeZone, Timestamp } from '../values.ts';

const span = { starts_at: Timestamp, ends_at: Timestamp };

/** A time at which a participant of the case has another session. It names the person, never the session. */
export const BookedTime = z.object({ participant_id: z.uuid(), name: z.string(), ...span });
export type BookedTime = z.infer<typeof BookedTime>;

/**
 * When a session of this case can be: the caller's working hours and the booked times of the people who joined; for the
 * case's mediators.
 */
export const getAvailability = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/availability',
  reads: ['sessions', 'participants', 'account', 'organizations'],
  input: z.object({
    caseId: z.uuid(),
    from: Timestamp,
    days: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(31)), 7),
  }),
  output: z.object({
    /** The organization's time zone, in which sessions of the case are named. */
    time_zone: TimeZone,
    open: z.array(z.object(span)),
    booked: z.array(BookedTime),
    gap_minutes: z.int(),
  }),
});

const Gap = z.int().check(z.minimum(0), z.maximum(limits.sessionGapMost));

const workingHoursOutput = z.object({
  /** Null is the organization's hours. */
  working_hours: z.nullable(WorkingHours),
  /** The minutes that the caller keeps free between sessions. */
  gap_minutes: z.int(),
  organization_hours: WorkingHours,
  /** The organization's time zone, in which all hours are meant. */
  time_zone: TimeZone,
});

/** The calling mediator's own working hours; `not_found` for people without an organization. */
export const getWorkingHours = endpoint({
  method: 'GET',
  path: '/api/users/me/working-hours',
  reads: ['account', 'organizations'],
  input: z.object({}),
  output: workingHoursOutput,
});

/** Sets the calling mediator's own working hours. */
export const setWorkingHours = endpoint({
  method: 'PUT',
  path: '/api/users/me/working-hours',
  changes: ['account', 'sessions'],
  input: z.object({ working_hours: z.nullable(WorkingHours), gap_minutes: Gap }),
  output: workingHoursOutput,
});
