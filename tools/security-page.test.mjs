import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { securityPage } from '../packages/server/src/proofs/asvs/security-page.ts';

// Here, because it reads the tests of every package.
test('docs/security.md matches the tagged tests', () => {
  const page = readFileSync(new URL('../docs/security.md', import.meta.url), 'utf8');
  assert.equal(page, securityPage());
});
