import { expect, test } from 'vitest';
import { foreignClauses } from './foreign-clauses.ts';

const clause = (text: string, what = '') => ({
  id: text,
  heading: 'Costs',
  text,
  duties: what === '' ? [] : [{ what }],
});
const english = clause('The home is sold by the two of them, and what is left is shared.');
const spanish = clause('Diego paga a Maren 350 euros el primer día de cada mes.');

test('a clause in another language than most of its document is found, also in a sentence or in something to do', () => {
  const found = (...clauses: (typeof english)[]) =>
    foreignClauses(clauses).map(({ number, written }) => [number, written]);
  expect(found(english, spanish, english)).toEqual([[2, 'es']]);
  expect(found(spanish, clause('The home is sold to them.'), spanish)).toEqual([[2, 'en']]);
  expect(found(english, clause(`${english.text} ${spanish.text}`), english)).toEqual([[2, 'es']]);
  expect(found(english, clause('Diego pays.', spanish.text))).toEqual([[2, 'es']]);
  expect(found(english, clause('Diego, 350 €.'))).toEqual([]);
  expect(found(spanish)).toEqual([]);
  expect(found()).toEqual([]);
});
