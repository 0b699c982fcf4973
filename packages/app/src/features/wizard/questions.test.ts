import { expect, test } from 'vitest';
import { questions, resultOf } from './questions.ts';

const allSaid = (answer: string) => Object.fromEntries(questions.map(({ id }) => [id, answer]));

test('somebody who is not safe is led to help, whatever else they answer', () => {
  expect(resultOf({ ...allSaid('yes'), court: 'no', safe: 'no' })).toBe('help');
});

test('somebody who is not sure is asked to talk first', () => {
  expect(resultOf({ ...allSaid('yes'), court: 'no', money: 'unsure' })).toBe('talk');
});

test('two people who can talk are told that mediation likely suits them', () => {
  expect(resultOf({ ...allSaid('yes'), court: 'no' })).toBe('suits');
});
