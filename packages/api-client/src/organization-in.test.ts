import { expect, test } from 'vitest';
import { organizationIn } from './organization-in.ts';

test.each([
  ['?org=hearthside', 'localhost', 'hearthside'],
  ['', 'hearthside.mediation.example', 'hearthside'],
  ['?org=quayside', 'hearthside.mediation.example', 'quayside'],
  ['', 'www.mediation.example', null],
  ['', 'mediation.example', null],
  ['', 'localhost', null],
  ['', '127.0.0.1', null],
  ['?org=', 'localhost', null],
])('the query “%s” on the host %s selects the organization %s', (search, hostname, slug) => {
  expect(organizationIn({ search, hostname })).toBe(slug);
});
