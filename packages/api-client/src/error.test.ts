import { expect, test } from 'vitest';
import { errorFrom, failures } from './error.ts';

const messageOf = (body: unknown) => errorFrom(422, 'Unprocessable', body).message;

test('an error joins the messages of its details with a comma and a space', () => {
  const details = [
    { path: 'name', message: 'Fill this in.' },
    { path: 'email', message: 'Enter an e-mail address.' },
  ];
  expect(messageOf({ error: { message: 'Check the fields.' }, details })).toBe(
    'Fill this in., Enter an e-mail address.',
  );
});

test('an error without details takes its message from error.message, else from the error field, else from the status text', () => {
  expect(messageOf({ error: { message: 'Not now.' }, details: [] })).toBe('Not now.');
  expect(messageOf({ error: 'Not now.' })).toBe('Not now.');
  for (const body of [{}, null, undefined, 'text', [], { error: null }, { error: {} }, { error: '' }, { details: 'x' }])
    expect(messageOf(body)).toBe('Unprocessable');
});

test('an error skips details without a message', () => {
  expect(messageOf({ error: 'Not now.', details: [null, {}, 'x', { message: 7 }] })).toBe('Not now.');
  expect(messageOf({ details: [null, { path: 'a', message: 'Fill this in.' }] })).toBe('Fill this in.');
});

test('an error takes its code from the answer when it is known, else from the status', () => {
  expect(errorFrom(422, '', { error: { code: 'conflict' } }).code).toBe('conflict');
  for (const [code, status] of Object.entries(failures)) {
    expect(errorFrom(status, '', { error: { code } }).code).toBe(code);
    expect(failures[errorFrom(status, '', {}).code]).toBe(status);
  }
  expect(errorFrom(401, '', {}).code).toBe('unauthenticated');
  for (const made of ['toString', 'constructor', 'nonsense', 7])
    expect(errorFrom(404, '', { error: { code: made } }).code).toBe('not_found');
  expect(errorFrom(418, '', {}).code).toBe('unexpected');
});
