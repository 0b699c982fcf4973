import { expect, test } from 'vitest';
import { nameFromEmail } from './people.ts';

test.each([
  ['ruth.lindqvist@example.org', 'Ruth Lindqvist'],
  ['maya_okafor-reyes@example.org', 'Maya Okafor Reyes'],
  ['sam+work@example.org', 'Sam Work'],
  ['ADA@example.org', 'ADA'],
  ['...@example.org', '...'],
])('%s is called %s in the top bar', (email, name) => {
  expect(nameFromEmail(email)).toBe(name);
});
