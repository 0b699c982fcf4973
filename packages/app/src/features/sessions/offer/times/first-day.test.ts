import { expect, test } from 'vitest';
import { firstDay } from './first-day.ts';

test.each([
  ['today, while hours are left', '2026-11-25T16:59:00Z', undefined, '2026-11-25'],
  ['tomorrow, in the evening', '2026-11-25T17:00:00Z', undefined, '2026-11-26'],
  ['next Monday, on a Friday evening', '2026-11-27T18:30:00Z', undefined, '2026-11-30'],
  ['next Monday, on a Saturday morning', '2026-11-28T09:00:00Z', undefined, '2026-11-30'],
  ['the day of the first offered time', '2026-11-25T18:30:00Z', '2026-12-09T10:00:00Z', '2026-12-09'],
])('the calendar of an offer opens on %s', (_, now, time, opened) => {
  expect(firstDay(time, new Date(now), 'UTC')).toBe(opened);
});
