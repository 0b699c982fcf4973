import { expect, test } from 'vitest';
import { nameFromEmail } from './people.ts';

test.each([
  ['ruth.lindqvist@example.org', 'Ruth Lindqvist'],
  ['maya_okafor-reyes@example.org', 'Maya Okafor Reyes'],
  ['sam+work@example.org', 'Sam Work'],
  ['ADA@example.org', 'ADA'],
  ['...@example.org', '...'],
])('the email %s becomes the name %s', (email, name) => {
  expect(nameFromEmail(email)).toBe(name);
});
