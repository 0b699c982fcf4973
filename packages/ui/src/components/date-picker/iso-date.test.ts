import { expect, test } from 'vitest';
import { toDate, toIso, weekStart } from './iso-date.ts';

test('toIso returns the date that toDate read, also on leap days and clock changes', () => {
  for (const iso of ['2026-12-03', '2024-02-29', '2026-03-29', '2026-10-25']) {
    expect(toIso(toDate(iso) ?? new Date(0))).toBe(iso);
  }
  expect(toDate(undefined)).toBeUndefined();
  expect(toDate('')).toBeUndefined();
});

test('a week starts on Monday in en-GB and on Sunday in en-US', () => {
  expect(weekStart('en-GB')).toBe(1);
  expect(weekStart('en-US')).toBe(0);
});
