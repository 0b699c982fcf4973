import { expect, test } from 'vitest';
import { questions, resultOf } from './questions.ts';

const allSaid = (answer: string) => Object.fromEntries(questions.map(({ id }) => [id, answer]));

test('the questionnaire leads to help when a person is not safe, whatever the other answers', () => {
  expect(resultOf({ ...allSaid('yes'), court: 'no', safe: 'no' })).toBe('help');
});

test('the questionnaire suggests to talk first when a person is unsure', () => {
  expect(resultOf({ ...allSaid('yes'), court: 'no', money: 'unsure' })).toBe('talk');
});

test('the questionnaire finds mediation suitable when every answer favors it', () => {
  expect(resultOf({ ...allSaid('yes'), court: 'no' })).toBe('suits');
});
