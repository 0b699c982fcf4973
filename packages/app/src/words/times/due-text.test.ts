import { i18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { dueText } from './due-text.ts';

i18n.load('en', {});
i18n.activate('en');

const now = new Date('2026-11-22T12:00');

test.each([
  ['2026-11-22', 'By November 22.'],
  ['2026-12-03', 'By December 3.'],
  ['2027-01-10', 'By January 10, 2027.'],
  ['2026-11-21', 'It was due on November 21.'],
])('%s reads "%s"', (day, text) => {
  expect(dueText(day, now)).toBe(text);
});
