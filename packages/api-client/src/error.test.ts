import { expect, test } from 'vitest';
import { errorFrom, failures } from './error.ts';

const messageOf = (body: unknown) => errorFrom(422, 'Unprocessable', body).message;

test('a failure is told by the sentences of its fields, joined by a comma and a space', () => {
  const details = [
    { path: 'name', message: 'Fill this in.' },
    { path: 'email', message: 'Enter an e-mail address.' },
  ];
  expect(messageOf({ error: { message: 'Check the fields.' }, details })).toBe(
    'Fill this in., Enter an e-mail address.',
  );
});

test('without fields it is told by error.message, else by the error field, else by the status text', () => {
  expect(messageOf({ error: { message: 'Not now.' }, details: [] })).toBe('Not now.');
  expect(messageOf({ error: 'Not now.' })).toBe('Not now.');
  for (const body of [{}, null, undefined, 'text', [], { error: null }, { error: {} }, { error: '' }, { details: 'x' }])
    expect(messageOf(body)).toBe('Unprocessable');
});

test('fields without a sentence are passed over', () => {
  expect(messageOf({ error: 'Not now.', details: [null, {}, 'x', { message: 7 }] })).toBe('Not now.');
  expect(messageOf({ details: [null, { path: 'a', message: 'Fill this in.' }] })).toBe('Fill this in.');
});

test('the code is the one that was sent, else the one of the status', () => {
  expect(errorFrom(422, '', { error: { code: 'conflict' } }).code).toBe('conflict');
  for (const [code, status] of Object.entries(failures)) expect(errorFrom(status, '', {}).code).toBe(code);
  for (const made of ['toString', 'constructor', 'nonsense', 7])
    expect(errorFrom(404, '', { error: { code: made } }).code).toBe('not_found');
  expect(errorFrom(418, '', {}).code).toBe('unexpected');
});
