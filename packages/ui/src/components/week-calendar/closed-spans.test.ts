import { expect, test } from 'vitest';
import { closedSpans } from './closed-spans.ts';

const open = [
  { start: '2026-03-27T09:00:00Z', end: '2026-03-27T12:00:00Z' },
  { start: '2026-03-27T13:00:00Z', end: '2026-03-27T17:00:00Z' },
  { start: '2026-03-30T08:00:00Z', end: '2026-03-30T16:00:00Z' },
];

test('hours before, between and after working hours are closed', () => {
  expect(closedSpans('2026-03-27', open, 'Europe/London', [8, 19])).toEqual([
    [480, 540],
    [720, 780],
    [1020, 1140],
  ]);
});

test('a day without working hours is closed as a whole', () => {
  expect(closedSpans('2026-03-28', open, 'Europe/London', [8, 19])).toEqual([[480, 1140]]);
});

test('working hours keep their wall time after the clocks change, and move for a viewer in another zone', () => {
  expect(closedSpans('2026-03-30', open, 'Europe/London', [8, 19])).toEqual([
    [480, 540],
    [1020, 1140],
  ]);
  expect(closedSpans('2026-03-30', open, 'America/New_York', [3, 13])).toEqual([
    [180, 240],
    [720, 780],
  ]);
});
