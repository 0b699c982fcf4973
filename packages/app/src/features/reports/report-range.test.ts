import { expect, test } from 'vitest';
import { periodBefore, daysOfRange } from './report-range.ts';

test.each([
  ['month', '2026-10-26'],
  ['quarter', '2026-08-31'],
  ['year', '2025-12-01'],
] as const)('the report of a %s up to 24 November 2026 begins on %s', (range, from) => {
  expect(daysOfRange(range, '2026-11-24')).toEqual({ from, to: '2026-11-24' });
});

test('a report is compared with as many days before it', () => {
  expect(periodBefore({ from: '2026-10-26', to: '2026-11-24' }, '2026-11-30')).toEqual({
    from: '2026-09-26',
    to: '2026-10-25',
  });
  expect(periodBefore({ from: '2026-11-23' }, '2026-11-24')).toEqual({ from: '2026-11-21', to: '2026-11-22' });
  expect(periodBefore({ to: '2026-11-24' }, '2026-11-24')).toBeUndefined();
});
