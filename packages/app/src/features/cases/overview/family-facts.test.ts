import { i18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { childrenOf, monthOf } from './family-facts.ts';

i18n.loadAndActivate({ locale: 'en', messages: {} });

const today = new Date('2026-11-22T12:00');

test('the family facts list children with their ages, and without one when the month of birth is not known', () => {
  const children = [
    { first_name: 'Ada', born: '2017-02' },
    { first_name: 'Eli', born: '2020-12' },
    { first_name: 'Sam', born: 'unsure' },
    { born: '2019-01' },
  ];
  expect(childrenOf({ children }, today)).toEqual([
    { name: 'Ada', age: 9 },
    { name: 'Eli', age: 5 },
    { name: 'Sam', age: null },
  ]);
});

test.each([
  ['2013-06-22', 'June 2013'],
  ['2026-03', 'March 2026'],
  ['unsure', ''],
  [undefined, ''],
])('the month of %s reads %s', (answer, text) => {
  expect(monthOf(answer)).toBe(text);
});
