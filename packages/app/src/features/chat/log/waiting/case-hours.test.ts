import { expect, test } from 'vitest';
import { endOfWaiting } from './case-hours.ts';

const mode = (from: string, to: string, setAt = '2026-11-01T00:00:00Z') =>
  ({
    mode: 'paced',
    hours: { from, to },
    time_zone: 'America/New_York',
    set_at: setAt,
    set_by_name: 'Ruth',
    version: 1,
  }) as const;

test.each([
  ['before the hours', '2026-11-24T15:00:00Z', '17:00', '19:00', '2026-11-24T22:00:00.000Z'],
  ['within the hours', '2026-11-24T22:30:00Z', '17:00', '19:00', null],
  ['at their end', '2026-11-25T00:00:00Z', '17:00', '19:00', '2026-11-25T22:00:00.000Z'],
  ['within hours over midnight', '2026-11-25T06:00:00Z', '22:00', '02:00', null],
  ['between hours over midnight', '2026-11-25T08:00:00Z', '22:00', '02:00', '2026-11-26T03:00:00.000Z'],
])('a message %s waits until the next hours of the case, in its time zone', (_, sentAt, from, to, until) => {
  expect(endOfWaiting(sentAt, mode(from, to))).toBe(until);
});

test('a message from before the hours were set, or without hours, does not wait', () => {
  expect(endOfWaiting('2026-11-24T15:00:00Z', mode('17:00', '19:00', '2026-11-24T15:00:01Z'))).toBeNull();
  expect(endOfWaiting('2026-11-24T15:00:00Z', { ...mode('17:00', '19:00'), mode: 'joint', hours: null })).toBeNull();
});
