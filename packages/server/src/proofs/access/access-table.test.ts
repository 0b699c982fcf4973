import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accessTable } from './access-table.ts';
import { allAccess } from './all-access.ts';

// ASVS 8.1.1, 8.1.2
test('docs/access.md matches the tested access data', async () => {
  const page = readFileSync(new URL('../../../../../docs/access.md', import.meta.url), 'utf8');
  expect(page).toBe(accessTable(await allAccess()));
});
