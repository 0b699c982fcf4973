import { formerParticipant } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { firstName, shownName } from './people-names.ts';

test.each([
  ['Ruth Lindqvist', 'mediator2@example.org', 'Ruth Lindqvist'],
  [' ', 'mediator2@example.org', 'mediator2'],
])('a person with the name "%s" and the email %s is shown as %s', (name, email, shown) => {
  expect(shownName({ name, email })).toBe(shown);
});

test('a person is called by their first name, and somebody who was erased by the whole words for that', () => {
  expect(firstName(' Maya Reyes ')).toBe('Maya');
  for (const words of Object.values(formerParticipant)) expect(firstName(words)).toBe(words);
});
