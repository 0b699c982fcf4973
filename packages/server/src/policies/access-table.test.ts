import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accessTable } from './access-table.ts';
import { allAccess } from './all-access.ts';

// ASVS 8.1.1, 8.1.2
test('the page about who may do what says what is tested', async () => {
  const page = readFileSync(new URL('../../../../docs/access.md', import.meta.url), 'utf8');
  expect(page).toBe(accessTable(await allAccess()));
});
