import { expect, test } from 'vitest';
import { timeFormat } from './time-format.ts';

test('a time of day follows the clock of the locale, with a leading zero only on a clock of 24 hours', () => {
  const format = (locale: string) => new Date(2026, 10, 24, 9, 5).toLocaleTimeString(locale, timeFormat(locale));
  expect(format('en-GB')).toBe('09:05');
  expect(format('es-ES')).toBe('09:05');
  expect(format('en-US')).toMatch(/^9:05\sAM$/);
});
