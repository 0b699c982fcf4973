import { expect, test } from 'vitest';
import { daysIn, otherDaysIn } from './days.ts';

test('days are found as people write them in English and Spanish', () => {
  const english =
    'By 12 December 2026, on December 5th, 2026, the 1st of May 2027 and 2027-06-30. In May 2027 and on 12 May.';
  expect(daysIn(english, 'en').toSorted()).toEqual(['2026-12-05', '2026-12-12', '2027-05-01', '2027-06-30']);
  expect(daysIn('Antes del 12 de diciembre de 2026 y el 1 de mayo del 2027.', 'es')).toEqual([
    '2026-12-12',
    '2027-05-01',
  ]);
});

test('a day that the words do not name is another day; words without a day say nothing about it', () => {
  const words = 'Maya pays by 12 December 2026.';
  expect(otherDaysIn(words, 'en', '2026-12-05')).toEqual(['2026-12-12']);
  expect(otherDaysIn(words, 'en', '2026-12-12')).toEqual([]);
  expect(otherDaysIn(words, 'en', null)).toEqual([]);
  expect(otherDaysIn('Maya pays within 14 days.', 'en', '2026-12-05')).toEqual([]);
});
