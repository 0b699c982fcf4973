import { i18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { fullDateAt, relativeTime } from './relative-time.ts';
import { seeTimesIn } from '../names/viewer.ts';

i18n.load('en', {});
i18n.activate('en');

const now = Date.parse('2026-11-24T12:00:00Z');
const ago = (seconds: number) => relativeTime(new Date(now - seconds * 1000).toISOString(), now);

test.each([
  [0, 'Just now'],
  [59, 'Just now'],
  [60, '1m ago'],
  [59 * 60, '59m ago'],
  [3600, '1h ago'],
  [23 * 3600, '23h ago'],
  [24 * 3600, '1d ago'],
  [6.9 * 24 * 3600, '6d ago'],
])('%i seconds ago reads as %s', (seconds, text) => {
  expect(ago(seconds)).toBe(text);
});

test('a time a week ago or more reads as a date, with the year when it is another year', () => {
  expect(ago(7 * 24 * 3600)).toMatch(/Nov/);
  expect(ago(7 * 24 * 3600)).not.toMatch(/2026/);
  expect(ago(400 * 24 * 3600)).toMatch(/2025/);
});

test('a time in the future reads as Just now', () => {
  expect(ago(-30)).toBe('Just now');
});

test.each([
  ['Pacific/Auckland', 'November 25, 2026'],
  ['America/New_York', 'November 24, 2026'],
])('the date of a moment late on 24 November in UTC is that of a viewer in %s', (zone, day) => {
  seeTimesIn(zone);
  expect(fullDateAt('2026-11-24T22:30:00.000000Z')).toBe(day);
  seeTimesIn(null);
});
