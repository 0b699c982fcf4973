import { expect, test } from 'vitest';
import { toDate, toIso, weekStart } from './iso-date.ts';

test('a day stays the same day on its way through the calendar', () => {
  for (const iso of ['2026-12-03', '2024-02-29', '2026-03-29', '2026-10-25']) {
    expect(toIso(toDate(iso) ?? new Date(0))).toBe(iso);
  }
  expect(toDate(undefined)).toBeUndefined();
  expect(toDate('')).toBeUndefined();
});

test('a week begins where people say it does', () => {
  expect(weekStart('en-GB')).toBe(1);
  expect(weekStart('en-US')).toBe(0);
});
