import { expect, test } from 'vitest';
import { isOverAWorkingDay } from './waiting.ts';

/** In November 2026 the 20th is a Friday. */
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();

test.each([
  ['on a Monday is in time after 23 hours', at(16, 9), at(17, 8), false],
  ['on a Monday is late after 25 hours', at(16, 9), at(17, 10), true],
  ['on a Friday noon is in time on Monday morning', at(20, 12), at(23, 11), false],
  ['on a Friday noon is late on Monday afternoon', at(20, 12), at(23, 13), true],
  ['on a Saturday is in time on Monday evening', at(21, 12), at(23, 20), false],
  ['on a Saturday is late on Tuesday morning', at(21, 12), at(24, 1), true],
] as const)('a question %s', (_, since, now, isLate) => {
  expect(isOverAWorkingDay(since, Date.parse(now))).toBe(isLate);
});
