import { expect, test } from 'vitest';
import { addressReader } from './address-reader.ts';

test.each([
  ['Maya pays the loan. Maya stays.', 'Maya (you) pays the loan. Maya stays.'],
  ['It is Maya’s car; Maya keeps it.', 'It is Maya’s car; Maya (you) keeps it.'],
  ['Amaya stays.', 'Amaya stays.'],
  ['You share it.', 'You share it.'],
])('the words "%s" address Maya as "%s"', (text, expected) => {
  expect(addressReader(text, 'Maya', 'you')).toBe(expected);
});

test('a name with a sign of a pattern in it is found as it is', () => {
  expect(addressReader('J.R. stays, JxRx leaves.', 'J.R.', 'you')).toBe('J.R. (you) stays, JxRx leaves.');
});
