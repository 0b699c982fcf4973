import { expect, test } from 'vitest';
import { isoFromParts, partsFromIso } from './date-parts.ts';

test('isoFromParts joins day, month and year, and partsFromIso splits them', () => {
  expect(isoFromParts({ day: '9', month: '4', year: '2017' })).toBe('2017-04-09');
  expect(partsFromIso('2017-04-09')).toEqual({ day: '9', month: '4', year: '2017' });
  expect(partsFromIso(undefined)).toEqual({ day: '', month: '', year: '' });
});

test('isoFromParts rejects impossible, incomplete and non-numeric dates', () => {
  for (const [day, month, year] of [
    ['31', '2', '2017'],
    ['29', '2', '2023'],
    ['1', '13', '2017'],
    ['0', '1', '2017'],
    ['1', '1', '17'],
    ['', '1', '2017'],
    ['one', '1', '2017'],
  ] as const) {
    expect(isoFromParts({ day, month, year })).toBeUndefined();
  }
  expect(isoFromParts({ day: '29', month: '2', year: '2024' })).toBe('2024-02-29');
});
