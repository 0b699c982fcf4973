import type { MediationSession } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { type SessionEvent, type SessionFacts, sessionMachine, type SessionReader } from './session.machine.ts';

const minute = 60_000;
const hour = 60 * minute;
const maya: SessionReader = { role: 'divorcee', participantId: 'maya' };
const tomas: SessionReader = { role: 'lawyer', participantId: 'tomas' };
const ruth: SessionReader = { role: 'mediator', participantId: 'ruth' };
const alex: SessionReader = { role: 'admin', participantId: undefined };

const session = (status: SessionFacts['status'], starts_at: string | null = null, minutes = 75): SessionFacts => ({
  status,
  starts_at,
  ends_at: starts_at === null ? null : new Date(Date.parse(starts_at) + minutes * minute).toISOString(),
  requests: [],
});

/** A session that this person looks at from this time on. */
function look(facts: SessionFacts, { at, reader = maya }: { at: string; reader?: SessionReader }) {
  const clock = new SimulatedClock();
  const now = () => Date.parse(at) + clock.now();
  const actor = createActor(sessionMachine, { clock, input: { session: facts, reader, now } }).start();
  const state = () => {
    const { value } = actor.getSnapshot();
    return typeof value === 'string' ? value : `scheduled.${value.scheduled}`;
  };
  return {
    state,
    read: (next: SessionFacts) => actor.send({ type: 'session.read', session: next }),
    pass: (time: number) => clock.increment(time),
    may: (type: Exclude<SessionEvent['type'], 'session.read'>) => actor.getSnapshot().can({ type }),
    has: (tag: 'canJoin' | 'needsReason') => actor.getSnapshot().hasTag(tag),
    /** Passes the time minute by minute and lists the changes of state, each with its time. */
    changesUntil: (end: string) => {
      const changes = [[at, state()]];
      for (let before = state(); now() < Date.parse(end); before = state()) {
        clock.increment(minute);
        if (state() !== before) changes.push([new Date(now()).toISOString().replace(':00.000Z', 'Z'), state()]);
      }
      return changes;
    },
  };
}

test('a scheduled session passes from far to near, open, running and over at its times', () => {
  const { changesUntil } = look(session('scheduled', '2026-12-03T10:00:00Z'), { at: '2026-12-01T08:00Z' });
  expect(changesUntil('2026-12-04T00:00:00Z')).toEqual([
    ['2026-12-01T08:00Z', 'scheduled.far'],
    ['2026-12-02T10:00Z', 'scheduled.near'],
    ['2026-12-03T09:45Z', 'scheduled.open'],
    ['2026-12-03T10:00Z', 'running'],
    ['2026-12-03T11:15Z', 'over'],
  ]);
});

test('a session opens and begins for each reader when they come, and ends for all at once', () => {
  const later = { ...session('scheduled', '2026-12-03T10:00:00Z'), arrivesMinutes: 20 };
  expect(look(later, { at: '2026-12-02T09:00Z' }).changesUntil('2026-12-04T00:00:00Z')).toEqual([
    ['2026-12-02T09:00Z', 'scheduled.far'],
    ['2026-12-02T10:00Z', 'scheduled.near'],
    ['2026-12-03T10:05Z', 'scheduled.open'],
    ['2026-12-03T10:20Z', 'running'],
    ['2026-12-03T11:15Z', 'over'],
  ]);
});

test('a session more than 24 days away does not become near early, although browser timers end after 24 days', () => {
  const { state, pass } = look(session('scheduled', '2027-06-03T10:00:00Z'), { at: '2026-12-01T08:00:00Z' });
  pass(26 * 24 * hour);
  expect(state()).toBe('scheduled.far');
});

test.each([
  // The clocks of London go back at 01:00 UTC: 10:00 the day before is 25 hours before 10:00.
  ['Europe/London', '2026-10-25T10:00:00Z', '2026-10-24T10:00Z', '2026-10-25T09:45Z'],
  // The clocks of New York go forward at 07:00 UTC: 09:00 the day before is 23 hours before 09:00.
  ['America/New_York', '2027-03-14T13:00:00Z', '2027-03-13T13:00Z', '2027-03-14T12:45Z'],
])('a session across a daylight-saving change of %s comes near 24 hours before it', (zone, start, near, open) => {
  const at = new Date(Date.parse(start) - 30 * hour).toISOString();
  const changes = look(session('scheduled', start), { at }).changesUntil(start);
  expect(changes.slice(1, 3)).toEqual([
    [near, 'scheduled.near'],
    [open, 'scheduled.open'],
  ]);
  const wall = (time: string) =>
    new Date(time).toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  expect(wall(near)).not.toBe(wall(start));
});

test('the same session changes at the same moments for readers of two zones', () => {
  const times = ['2026-12-03T10:00:00Z', '2026-12-03T11:00:00+01:00'].map((start) =>
    look(session('scheduled', start), { at: '2026-12-02T09:00Z' }).changesUntil('2026-12-03T12:00:00Z'),
  );
  expect(times[0]).toEqual(times[1]);
});

test('a page that slept over the start shows the session as running when it wakes', () => {
  const facts = session('scheduled', '2026-12-03T10:00:00Z');
  let time = Date.parse('2026-12-03T09:00:00Z');
  const input = { session: facts, reader: maya, now: () => time };
  const actor = createActor(sessionMachine, { clock: new SimulatedClock(), input }).start();
  time += 65 * minute;
  expect(actor.getSnapshot().value).toEqual({ scheduled: 'near' });
  actor.send({ type: 'clock.checked' });
  expect(actor.getSnapshot().value).toBe('running');
});

const at = '2026-12-03T12:00:00Z';
const past = '2026-12-03T10:00:00Z';
const states: [string, SessionFacts][] = [
  ['proposed', session('proposed')],
  ['scheduled.far', session('scheduled', '2026-12-06T10:00:00Z')],
  ['scheduled.near', session('scheduled', '2026-12-03T16:00:00Z')],
  ['scheduled.open', session('scheduled', '2026-12-03T12:10:00Z')],
  ['running', session('scheduled', '2026-12-03T11:30:00Z')],
  ['over', session('scheduled', past)],
  ['completed', session('completed', past)],
  ['no_show', session('no_show', past)],
  ['cancelled', session('cancelled', past)],
];

test.each(states)('a session becomes %s from every other state when the server says so', (name, facts) => {
  for (const [other, before] of states) {
    const { state, read } = look(before, { at });
    expect(state()).toBe(other);
    read(facts);
    expect(state()).toBe(name);
  }
});

const acts = [
  'times.answered',
  'move.asked',
  'session.joined',
  'word.written',
  'concern.raised',
  'outcome.recorded',
] as const;

const ofAttendees = {
  proposed: 'times.answered word.written concern.raised',
  'scheduled.far': 'move.asked word.written concern.raised',
  'scheduled.near': 'move.asked word.written concern.raised',
  'scheduled.open': 'move.asked session.joined word.written concern.raised',
  running: 'session.joined word.written concern.raised',
  over: 'word.written concern.raised',
  completed: 'word.written concern.raised',
  no_show: 'word.written concern.raised',
  cancelled: 'word.written concern.raised',
};

test.each<[string, SessionReader, Record<string, string>]>([
  ['a party', maya, ofAttendees],
  ['a lawyer', tomas, ofAttendees],
  [
    'the mediator',
    ruth,
    {
      proposed: '',
      'scheduled.far': '',
      'scheduled.near': '',
      'scheduled.open': 'session.joined',
      running: 'session.joined outcome.recorded',
      over: 'outcome.recorded',
      completed: 'outcome.recorded',
      no_show: 'outcome.recorded',
      cancelled: '',
    },
  ],
  ['an admin', alex, Object.fromEntries(states.map(([name]) => [name, '']))],
])('%s may do in each state what their role allows, and nothing else', (_, reader, expected) => {
  const found = states.map(([name, facts]) => {
    const { may } = look(facts, { at, reader });
    return [name, acts.filter((act) => may(act)).join(' ')];
  });
  expect(Object.fromEntries(found)).toEqual(expected);
});

test('a person who waits for an answer does not ask to move again, and others may', () => {
  const waiting = { participant_id: 'maya', status: 'waiting' } as MediationSession['requests'][number];
  const far = { ...session('scheduled', '2026-12-06T10:00:00Z'), requests: [waiting] };
  expect(look(far, { at }).may('move.asked')).toBe(false);
  expect(look(far, { at, reader: tomas }).may('move.asked')).toBe(true);
  const refused = { ...far, requests: [{ ...waiting, status: 'refused' as const }] };
  expect(look(refused, { at }).may('move.asked')).toBe(true);
});

test('asking to move needs a reason within 24 hours, and joining opens 15 minutes before', () => {
  const tagged = (tag: 'canJoin' | 'needsReason') =>
    states.flatMap(([name, facts]) => (look(facts, { at }).has(tag) ? [name] : []));
  expect(tagged('needsReason')).toEqual(['scheduled.near', 'scheduled.open']);
  expect(tagged('canJoin')).toEqual(['scheduled.open', 'running']);
});
