import { expect, test } from 'vitest';
import { shownName } from './people-names.ts';

test.each([
  ['Ruth Lindqvist', 'mediator2@example.org', 'Ruth Lindqvist'],
  [' ', 'mediator2@example.org', 'mediator2'],
])('a person with the name "%s" and the email %s is shown as %s', (name, email, shown) => {
  expect(shownName({ name, email })).toBe(shown);
});
