import { i18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { timeUntil } from './time-until.ts';

i18n.load('en', {});
i18n.activate('en');

const start = '2026-12-03T10:00:00Z';
const at = (time: string) => timeUntil(start, Date.parse(time));

test.each([
  ['2026-12-02T09:00:00Z', undefined],
  ['2026-12-02T10:00:00Z', 'Starts in 24 hours'],
  ['2026-12-03T08:30:00Z', 'Starts in 1 hour'],
  ['2026-12-03T09:48:00Z', 'Starts in 12 minutes'],
  ['2026-12-03T09:59:30Z', 'Starts in 1 minute'],
  ['2026-12-03T10:00:00Z', undefined],
])('a session at 10:00 says at %s: %s', (time, words) => {
  expect(at(time)).toBe(words);
});
