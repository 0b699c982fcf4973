import { expect, test } from 'vitest';
import { evidenceIn } from './evidence.ts';
import { wordsOf } from './words.ts';

const text = 'We agreed on Friday and you lied again';
const words = wordsOf(text);
const quoteOf = (...weights: number[]) => {
  const found = evidenceIn(
    words,
    Float64Array.from(words, (_, at) => weights[at] ?? 0),
  );
  return found && text.slice(found.start, found.end);
};

test('the evidence is the run of words that weighs most', () => {
  expect(quoteOf(-1, 0, 0, -1, 1, 2, 3, 1)).toBe('and you lied again');
});

test('the evidence has three words at least, with the weightier neighbours of a single word', () => {
  expect(quoteOf(0, 0, 0, 0, -1, -1, 5, -0.5)).toBe('you lied again');
  expect(quoteOf(5, -1, -1)).toBe('We agreed on');
});

test('the evidence crosses no end of a sentence, however much the words beyond it weigh', () => {
  const weights = Float64Array.from([0, 0, 0, 3, 4, -1, 0, 0]);
  const sentences = [
    { first: 0, behind: 4 },
    { first: 4, behind: 8 },
  ];
  const { start, end } = evidenceIn(words, weights, sentences)!;
  expect(text.slice(start, end)).toBe('and you lied');
});

test('no words are quoted as evidence where none of them has a weight above zero', () => {
  expect(quoteOf(-1, -1)).toBeNull();
});
