import type { MediationSession, SessionAttendee } from '@mediation/api-client';
import { invitedPeople, isUnanswered } from '../invited-people.ts';

type Slot = MediationSession['slots'][number];

/** A time at which the mediator is taken, in milliseconds. */
export interface Span {
  from: number;
  to: number;
}

/** An offered time with what the answers say about it. */
export interface WeighedTime {
  slot: Slot;
  /** Who cannot come, who has not answered and who comes only if needed. */
  cannot: SessionAttendee[];
  waiting: SessionAttendee[];
  ifNeeded: SessionAttendee[];
  isOver: boolean;
  /** The mediator has another session then. */
  isTaken: boolean;
  /** The free minutes of the mediator before it; undefined without an earlier session on that day. */
  freeBefore: number | undefined;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** Reads the answers to each offered time, against the mediator’s other sessions. */
export function weighTimes(session: MediationSession, taken: readonly Span[], now: number): WeighedTime[] {
  const people = invitedPeople(session);
  return session.slots.map((slot) => {
    const from = Date.parse(slot.starts_at);
    const to = from + session.minutes * minute;
    const who = (answer: 'yes' | 'maybe' | 'no' | undefined) =>
      people.filter(({ participant_id }) => slot.answers[participant_id] === answer);
    const before = taken.filter((span) => span.to <= from && span.to > from - day / 2).map((span) => from - span.to);
    return {
      slot,
      cannot: who('no'),
      waiting: who(undefined),
      ifNeeded: who('maybe'),
      isOver: from <= now,
      isTaken: taken.some((span) => span.from < to && span.to > from),
      freeBefore: before.length === 0 ? undefined : Math.min(...before) / minute,
    };
  });
}

const parties = (people: readonly SessionAttendee[]) => people.filter(({ role }) => role === 'divorcee').length;

/** The smaller, the better, in this order. */
const drawbacks = (it: WeighedTime): number[] => [
  parties(it.cannot),
  Number(it.isTaken),
  parties(it.waiting),
  it.cannot.length,
  it.waiting.length,
  parties(it.ifNeeded),
  it.ifNeeded.length,
  Number(it.slot.is_outside_hours),
  Date.parse(it.slot.starts_at),
];

/**
 * The best time: no party has said no, it is to come, and the mediator is free. Of several, the parties count before
 * the lawyers, a yes before "if needed", and then the earliest. Undefined when there is none, or nobody has answered.
 */
export function bestTime(times: readonly WeighedTime[]): WeighedTime | undefined {
  if (isUnanswered({ slots: times.map(({ slot }) => slot) })) return undefined;
  return times
    .filter((it) => !it.isOver && !it.isTaken && parties(it.cannot) === 0)
    .toSorted((one, other) => compare(drawbacks(one), drawbacks(other)))[0];
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
