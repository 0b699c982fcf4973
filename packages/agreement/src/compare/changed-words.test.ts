import { expect, test } from 'vitest';
import { changedWords } from './changed-words.ts';

test('two texts are compared word by word, and changed words are counted once', () => {
  const { runs, count } = changedWords('Three weeks each, in turns.', 'Two weeks each in summer, in turns.');
  expect(runs).toEqual([
    { kind: 'out', words: 'Three ' },
    { kind: 'in', words: 'Two ' },
    { kind: 'same', words: 'weeks each ' },
    { kind: 'in', words: 'in summer' },
    { kind: 'same', words: ', in turns.' },
  ]);
  expect(count).toBe(3);
});

test('equal texts have no changed words, whatever the spaces between them', () => {
  expect(changedWords('Three weeks\neach.', 'Three  weeks each.').count).toBe(0);
  expect(changedWords('', 'Three weeks').count).toBe(2);
});

test('an amount and a time are one word each, and a changed mark alone is a change', () => {
  const { runs } = changedWords('Pay £1,200.50 at 10:00.', 'Pay £1,300.50 at 10:00!');
  expect(runs.map(({ kind, words }) => `${kind} ${words.trim()}`)).toEqual([
    'same Pay',
    'out £1,200.50',
    'in £1,300.50',
    'same at 10:00',
    'out .',
    'in !',
  ]);
  expect(changedWords('At 10:00, please', 'At 10:00 please').count).toBe(1);
});

test('words with the same key are the same, and texts too long to compare differ as a whole', () => {
  const { count } = changedWords('It is “hers”.', 'It is "hers".', (word) => word.replaceAll(/[“”]/g, '"'));
  expect(count).toBe(0);
  const long = 'word '.repeat(6_000);
  expect(changedWords(`${long}one`, `${long}two`).runs.map(({ kind }) => kind)).toEqual(['out', 'in']);
});
