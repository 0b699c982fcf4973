import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './day.ts';
import { instantOf } from './instant.ts';

test('an instant follows daylight saving', () => {
  expect(instantOf('2027-03-27', '15:15', 'Europe/London')).toBe('2027-03-27T15:15:00.000Z');
  expect(instantOf('2027-03-29', '15:15', 'Europe/London')).toBe('2027-03-29T14:15:00.000Z');
  expect(instantOf('2027-11-07', '10:00', 'America/New_York')).toBe('2027-11-07T15:00:00.000Z');
  expect(instantOf('2027-06-01', '10:00', 'Asia/Kolkata')).toBe('2027-06-01T04:30:00.000Z');
  expect(instantOf('2027-06-01', '10:00', 'UTC')).toBe('2027-06-01T10:00:00.000Z');
});

test('a time that the clocks skip is later, and one that they repeat is the first', () => {
  expect(instantOf('2027-03-28', '01:30', 'Europe/London')).toBe('2027-03-28T01:30:00.000Z');
  expect(instantOf('2027-10-31', '01:30', 'Europe/London')).toBe('2027-10-31T00:30:00.000Z');
});

test('an instant shows the day and time it was made of, on every day of four years', () => {
  const zones = fc.constantFrom('Europe/Madrid', 'America/St_Johns', 'Australia/Lord_Howe', 'Pacific/Auckland');
  const days = fc.integer({ min: 0, max: 1460 }).map((count) => addDays('2027-01-01', count));
  fc.assert(
    fc.property(days, zones, (day, timeZone) => {
      const parts = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
      expect(parts.format(new Date(instantOf(day, '15:15', timeZone)))).toBe(`${day} 15:15`);
    }),
  );
});
