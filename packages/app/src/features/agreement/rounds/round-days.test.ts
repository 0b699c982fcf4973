import { expect, test } from 'vitest';
import { roundDays } from './round-days.ts';

const london = (time: string, after?: string) => roundDays(Date.parse(time), 'Europe/London', after);

test('a lawyer round can end today while its end is an hour away, else tomorrow, also at the end of a month', () => {
  expect(london('2026-11-30T16:00:00Z').first).toBe('2026-11-30');
  expect(london('2026-11-30T16:00:01Z').first).toBe('2026-12-01');
  expect(london('2026-12-31T23:30:00Z').first).toBe('2027-01-01');
});

test('it ends at most 60 days from now', () => {
  expect(london('2026-11-30T17:00:00Z').last).toBe('2027-01-29');
  expect(london('2026-11-30T16:59:59Z').last).toBe('2027-01-28');
});

test('the days are those of the time zone', () => {
  const time = Date.parse('2026-11-30T20:00:00Z');
  expect(roundDays(time, 'Pacific/Auckland').first).toBe('2026-12-01');
  expect(roundDays(time, 'America/Los_Angeles').first).toBe('2026-11-30');
});

test('a deadline can only become later', () => {
  expect(london('2026-11-30T09:00:00Z', '2026-12-04T17:00:00Z').first).toBe('2026-12-05');
  expect(london('2026-11-30T09:00:00Z', '2026-12-04T12:00:00Z').first).toBe('2026-12-04');
});
