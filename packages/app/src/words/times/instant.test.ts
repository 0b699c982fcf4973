import { expect, test } from 'vitest';
import { instantOf } from './instant.ts';

test('a wall time is converted in its time zone, before and after a clock change', () => {
  expect(instantOf('2027-03-27', '09:30', 'Europe/London')).toBe('2027-03-27T09:30:00.000Z');
  expect(instantOf('2027-03-28', '09:30', 'Europe/London')).toBe('2027-03-28T08:30:00.000Z');
  expect(instantOf('2027-03-28', '09:30', 'America/New_York')).toBe('2027-03-28T13:30:00.000Z');
  expect(instantOf('2027-01-05', '12:00', 'Pacific/Auckland')).toBe('2027-01-04T23:00:00.000Z');
});

test('a time that the change to summer time skips becomes the hour after it', () => {
  expect(instantOf('2027-03-28', '01:30', 'Europe/London')).toBe('2027-03-28T01:30:00.000Z');
});
