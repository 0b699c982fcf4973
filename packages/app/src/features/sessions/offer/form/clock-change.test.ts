import { expect, test } from 'vitest';
import { answerDates, askedDate } from '../answer-dates.ts';
import { nextClockChange } from './clock-change.ts';

test('the next clock change is found in each time zone', () => {
  expect(nextClockChange('2026-12-14', 'Europe/London')).toBe('2027-03-28');
  expect(nextClockChange('2027-03-28', 'Europe/London')).toBe('2027-03-28');
  expect(nextClockChange('2027-03-29', 'Europe/London')).toBe('2027-10-31');
  expect(nextClockChange('2026-12-14', 'America/New_York')).toBe('2027-03-14');
  expect(nextClockChange('2027-09-01', 'Australia/Sydney')).toBe('2027-10-03');
});

test('a time zone without summer time has no clock change', () => {
  expect(nextClockChange('2026-12-14', 'Asia/Tokyo')).toBeUndefined();
  expect(nextClockChange('2026-12-14', 'UTC')).toBeUndefined();
});

test('answers are asked for at noon of working days before the first time, also across a clock change', () => {
  const now = new Date('2027-03-25T09:00:00Z');
  const dates = answerDates(now, '2027-03-31T09:00:00.000Z', 'Europe/London');
  expect(dates).toEqual(['2027-03-26T12:00:00.000Z', '2027-03-29T11:00:00.000Z', '2027-03-30T11:00:00.000Z']);
  expect(askedDate(dates, now).date).toBe('2027-03-30T11:00:00.000Z');
  expect(askedDate(dates.slice(0, 1), now).date).toBe('2027-03-26T12:00:00.000Z');
  expect(askedDate([], now).date).toBeNull();
});

test('a chosen date that is none of the usual ones stays as long as it is to come and before the first time', () => {
  const now = new Date('2027-03-25T09:00:00Z');
  const chosen = '2027-03-28T15:00:00.000Z';
  expect(answerDates(now, '2027-03-31T09:00:00.000Z', 'Europe/London', chosen)).toContain(chosen);
  expect(answerDates(now, '2027-03-28T09:00:00.000Z', 'Europe/London', chosen)).not.toContain(chosen);
  expect(answerDates(new Date('2027-03-29T09:00:00Z'), undefined, 'Europe/London', chosen)).not.toContain(chosen);
});

test('noon is that of a viewer on the other side of the date line', () => {
  const [first] = answerDates(new Date('2027-01-04T20:00:00Z'), undefined, 'Pacific/Auckland');
  expect(first).toBe('2027-01-05T23:00:00.000Z');
});
