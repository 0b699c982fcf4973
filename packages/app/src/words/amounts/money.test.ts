import { expect, test } from 'vitest';
import { currencyIn, currencyOf } from './money.ts';

test.each([
  ['Europe/London', 'en-US', 'GBP'],
  ['Europe/Madrid', 'en', 'EUR'],
  ['America/Los_Angeles', 'es-MX', 'USD'],
  ['America/Mexico_City', 'es-US', 'MXN'],
  ['Asia/Tokyo', 'en-AU', 'AUD'],
  ['Etc/UTC', 'en', 'GBP'],
])('in %s with %s amounts begin in the currency of the place, else of the language: %s', (zone, locale, currency) => {
  expect(currencyIn(zone, locale)).toBe(currency);
});

test('a chosen currency counts, and else that of the case', () => {
  expect(currencyOf({ currency: 'CHF' }, 'EUR')).toBe('CHF');
  expect(currencyOf({ currency: '' }, 'EUR')).toBe('EUR');
});
