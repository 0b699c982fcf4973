import type { YearlyDay } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { dayOf } from './day.ts';
import { firstDatesOf } from './occurrences.ts';
import { spanRule } from './test-rules.ts';
import { asWeekday, offsetOf, yearlyDayIn } from './yearly-day.ts';

const easter = { kind: 'easter' } as const;
const on = (nth: 1 | 2 | 3 | 4 | -1, weekday: number, month: number): YearlyDay => ({
  kind: 'weekday',
  nth,
  weekday,
  month,
});
const datesOf = (from: string, until: string, yearly_day: YearlyDay, years = 3) =>
  firstDatesOf(spanRule({ from, until, is_yearly: true, yearly_day }), years).map(
    (it) => `${dayOf(it.from)} ${dayOf(it.until)}`,
  );

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
  [2076, '2076-04-19'],
  [2160, '2160-03-23'],
])('Easter Sunday of %i is on %s', (year, day) => {
  expect(dayOf(yearlyDayIn(easter, year))).toBe(day);
});

test.each([
  ['the fourth Thursday of November', on(4, 3, 11), ['2027-11-25', '2028-11-23', '2029-11-22']],
  ['the last Monday of May', on(-1, 0, 5), ['2027-05-31', '2028-05-29', '2029-05-28']],
  ['the first Sunday of May', on(1, 6, 5), ['2027-05-02', '2028-05-07', '2029-05-06']],
  ['the last Thursday of February', on(-1, 3, 2), ['2027-02-25', '2028-02-24', '2029-02-22']],
  ['the last Friday of December', on(-1, 4, 12), ['2027-12-31', '2028-12-29', '2029-12-28']],
])('%s moves from year to year', (_, day, expected) => {
  expect([2027, 2028, 2029].map((year) => dayOf(yearlyDayIn(day, year)))).toEqual(expected);
  for (const it of expected) expect(offsetOf(day, it)).toBe(0);
});

test('a rule by a moving day keeps its distance from that day and its nights', () => {
  expect(datesOf('2027-11-25', '2027-11-28', on(4, 3, 11))).toEqual([
    '2027-11-25 2027-11-28',
    '2028-11-23 2028-11-26',
    '2029-11-22 2029-11-25',
  ]);
  expect(datesOf('2027-11-24', '2027-11-28', on(4, 3, 11), 2)).toEqual([
    '2027-11-24 2027-11-28',
    '2028-11-22 2028-11-26',
  ]);
  expect(datesOf('2027-03-26', '2027-03-30', easter)).toEqual([
    '2027-03-26 2027-03-30',
    '2028-04-14 2028-04-18',
    '2029-03-30 2029-04-03',
  ]);
});

test('a rule keeps its distance from a moving day also across New Year', () => {
  const day = on(1, 0, 1);
  expect(offsetOf(day, '2027-12-30')).toBe(-4);
  expect(datesOf('2027-12-30', '2028-01-04', day)).toEqual([
    '2027-12-30 2028-01-04',
    '2028-12-28 2029-01-02',
    '2030-01-03 2030-01-08',
  ]);
});

test('a date is known as the weekday of its month, one after the fourth week as the last', () => {
  expect(asWeekday('2027-11-25')).toEqual(on(4, 3, 11));
  expect(asWeekday('2027-05-31')).toEqual(on(-1, 0, 5));
  expect(asWeekday('2027-05-01')).toEqual(on(1, 5, 5));
});
