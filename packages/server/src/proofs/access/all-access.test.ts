import { expect, test } from 'vitest';
import { server } from '../../testing/server.ts';
import { allAccess } from './all-access.ts';

// ASVS 8.1.1
test('every table has access data', async () => {
  const tables = await server.owner<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`;
  expect((await allAccess()).map(({ table }) => table).toSorted()).toEqual(tables.map(({ name }) => name));
});
