import { expect, test } from 'vitest';
import { questionsOf, withAnswers } from './questions.ts';

const text =
  '[Who keeps the dog?] keeps the dog. [Who pays?] pays [ Who keeps the dog? ] up to [amount 1]. [2010] UKSC 42 ____';

test('each question of a clause is asked once, in the order of its words, and a citation is none', () => {
  expect(questionsOf(text)).toEqual(['Who keeps the dog?', 'Who pays?', 'amount 1']);
  expect(questionsOf('Nothing to ask [ ].')).toEqual([]);
});

test('answers take the place of their questions wherever they stand, and what is not answered stays', () => {
  expect(withAnswers(text, { 'Who keeps the dog?': ' Ada ', 'Who pays?': ' ' })).toBe(
    'Ada keeps the dog. [Who pays?] pays Ada up to [amount 1]. [2010] UKSC 42 ____',
  );
});
