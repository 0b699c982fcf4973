import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Maya Okafor', 'MO'],
  ['ruth', 'R'],
  ['  Ana   María  Castillo ', 'AC'],
  ['Brennan – Castillo', 'BC'],
  ['Élodie d’Arc', 'ÉD'],
  ['Okafor family', 'OK'],
  ['ana castillo', 'AC'],
  ['李 小龙', '李小'],
  ['(Tomas)', 'T'],
  ['', '?'],
  ['–', '?'],
])('the initials of “%s” are %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
