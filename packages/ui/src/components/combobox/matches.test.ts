import { expect, test } from 'vitest';
import { matches } from './matches.ts';

test('a search matches the beginnings of a person’s names in any order and without accents', () => {
  expect(matches('Maya Okafor', 'oka may')).toBe(true);
  expect(matches('Ángela Núñez', 'nun ang')).toBe(true);
  expect(matches('Haddad – Lowe', 'lowe')).toBe(true);
  expect(matches('Bridget O’Neill', "o'nei")).toBe(true);
  expect(matches('Maya Okafor', '')).toBe(true);
  expect(matches('Maya Okafor', 'aya')).toBe(false);
  expect(matches('Maya Okafor', 'maya lowe')).toBe(false);
});
