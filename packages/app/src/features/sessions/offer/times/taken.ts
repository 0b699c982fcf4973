import type { MediationSession } from '@mediation/api-client';
import { firstName, listOf } from '../../../../words/names/people-names.ts';
import type { Taken } from './conflicts.ts';
import { refusedTimes } from '../form/offer-draft.ts';

/** The times that the sessions of the mediator `me` take, but for the one that gets another time. */
export const takenBySessions = (
  sessions: readonly MediationSession[],
  me: string,
  titleOf: (caseId: string) => string,
  moved?: string,
): Taken[] =>
  sessions
    .filter(({ id, attendees }) => id !== moved && attendees.some(({ user_id }) => user_id === me))
    .flatMap((session) => takenBy(session, titleOf(session.case_id)));

/** The times of a session that parties refused. */
export const refusedIn = (session: MediationSession): Taken[] =>
  refusedTimes(session).map(({ start, by }) => ({
    kind: 'refused',
    name: listOf(by.map(({ name }) => firstName(name))),
    start,
    end: endOf(start, session.minutes),
  }));

/** The times that a session takes: its own, or those that were offered for it. */
function takenBy(session: MediationSession, name: string): Taken[] {
  if (session.status === 'cancelled') return [];
  const times = session.starts_at === null ? session.slots.map((it) => it.starts_at) : [session.starts_at];
  return times.map((start) => ({
    kind: session.starts_at === null ? 'held' : 'session',
    name,
    start,
    end: endOf(start, session.minutes),
  }));
}

/** The end of a time. */
export const endOf = (start: string, minutes: number) => new Date(Date.parse(start) + minutes * 60_000).toISOString();
