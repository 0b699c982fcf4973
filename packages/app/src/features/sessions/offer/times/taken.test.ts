import { expect, test } from 'vitest';
import { sampleAttendee, sampleSession } from '../../../../testing/samples.ts';
import { takenBySessions } from './taken.ts';

const mine = (id: string, starts_at: string, changes: Parameters<typeof sampleSession>[0] = {}) =>
  sampleSession({ id, starts_at, minutes: 60, attendees: [sampleAttendee('Ruth', { user_id: 'me' })], ...changes });
const sessions = [
  mine('one', '2026-12-15T12:00:00.000Z'),
  mine('two', '2026-12-15T15:00:00.000Z'),
  mine('cancelled', '2026-12-15T16:00:00.000Z', { status: 'cancelled' }),
  mine('colleague', '2026-12-15T17:00:00.000Z', { attendees: [sampleAttendee('Ann', { user_id: 'other' })] }),
];
const starts = (moved?: string) => takenBySessions(sessions, 'me', () => 'Kim', moved).map(({ start }) => start);

test('a session does not stand in the way of its own move, other sessions of the mediator do', () => {
  expect(starts()).toEqual(['2026-12-15T12:00:00.000Z', '2026-12-15T15:00:00.000Z']);
  expect(starts('one')).toEqual(['2026-12-15T15:00:00.000Z']);
});
