import { expect, test } from 'vitest';
import { openingDay } from './opening-day.ts';

const [wednesday, friday, sunday, nextMonday, inTwoWeeks] = [
  '2026-11-25',
  '2026-11-27',
  '2026-11-29',
  '2026-11-30',
  '2026-12-09',
];

test.each([
  ['today, when something is still to come this week', wednesday, [friday, inTwoWeeks], wednesday],
  ['the next day with something, when this week is over on a Sunday', sunday, [wednesday, inTwoWeeks], inTwoWeeks],
  ['the next day with something, when nothing else is to come this week', friday, [wednesday, nextMonday], nextMonday],
  ['today, when something is today on a Sunday', sunday, [sunday, nextMonday], sunday],
  ['next Monday on a weekend, when nothing is to come', sunday, [], nextMonday],
  ['today on a working day, when nothing is to come', wednesday, [friday].slice(1), wednesday],
])('the schedule opens on %s', (_, today, days, opened) => {
  expect(openingDay(today, days, 'en-GB')).toBe(opened);
});
