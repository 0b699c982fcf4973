import { expect, test } from 'vitest';
import { organizationIn } from './guest-brand.ts';

test.each([
  ['?org=hearthside', 'localhost', 'hearthside'],
  ['', 'hearthside.mediation.example', 'hearthside'],
  ['?org=quayside', 'hearthside.mediation.example', 'quayside'],
  ['', 'www.mediation.example', null],
  ['', 'mediation.example', null],
  ['', 'localhost', null],
  ['', '127.0.0.1', null],
  ['?org=', 'localhost', null],
])('a guest at %s on %s meets %s', (search, hostname, slug) => {
  expect(organizationIn({ search, hostname })).toBe(slug);
});
