import { expect, test } from 'vitest';
import { foreignClauses } from './foreign-clauses.ts';

const clause = (text: string, what = '', words: { heading?: string; plain_text?: string } = {}) => ({
  id: text,
  heading: 'Costs',
  text,
  plain_text: '',
  ...words,
  duties: what === '' ? [] : [{ what }],
});
const english = clause('The home is sold by the two of them, and what is left is shared.');
const spanish = clause('Diego paga a Maren 350 euros el primer día de cada mes.');

test('a clause in another language than most of its document is found, also in a sentence, its heading, its plain words or something to do', () => {
  const found = (...clauses: (typeof english)[]) =>
    foreignClauses(clauses).map(({ number, written }) => [number, written]);
  expect(found(english, spanish, english)).toEqual([[2, 'es']]);
  expect(found(spanish, clause('The home is sold to them.'), spanish)).toEqual([[2, 'en']]);
  expect(found(english, clause(`${english.text} ${spanish.text}`), english)).toEqual([[2, 'es']]);
  expect(found(english, clause('Diego pays.', spanish.text))).toEqual([[2, 'es']]);
  expect(found(english, clause(english.text, '', { plain_text: spanish.text }), english)).toEqual([[2, 'es']]);
  expect(found(english, clause(english.text, '', { heading: 'Los gastos de la casa' }), english)).toEqual([[2, 'es']]);
  expect(found(spanish, clause(spanish.text, '', { heading: 'When the home is sold' }), spanish)).toEqual([[2, 'en']]);
  expect(
    found(english, clause(english.text, '', { heading: 'La Casa del Sol', plain_text: 'Diego y Maren.' })),
  ).toEqual([]);
  expect(found(english, clause('Diego, 350 €.'))).toEqual([]);
  expect(found(spanish)).toEqual([]);
  expect(found()).toEqual([]);
});
