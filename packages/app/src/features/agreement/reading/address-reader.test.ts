import { expect, test } from 'vitest';
import { addressReader } from './address-reader.ts';

test.each([
  ['Maya pays the loan. Maya stays.', 'Maya (you) pays the loan. Maya stays.'],
  ['It is Maya’s car; Maya keeps it.', 'It is Maya’s car; Maya (you) keeps it.'],
  ['Amaya stays.', 'Amaya stays.'],
  ['You share it.', 'You share it.'],
])('the words "%s" address Maya as "%s"', (text, expected) => {
  expect(addressReader(text, 'Maya', 'en')).toBe(expected);
});

test('a name with a sign of a pattern in it is found as it is', () => {
  expect(addressReader('J.R. stays, JxRx leaves.', 'J.R.', 'en')).toBe('J.R. (you) stays, JxRx leaves.');
});

test('Spanish words address the reader in Spanish', () => {
  expect(addressReader('Maya paga la hipoteca.', 'Maya', 'es')).toBe('Maya (usted) paga la hipoteca.');
});
