import { expect, test } from 'vitest';
import { migratedFolder } from '../testing/migrated-folder.ts';
import { sqlOn } from './database.ts';
import { openPglite } from './pglite.ts';

test('the embedded database uses 16 MB of shared buffers and keeps all other settings', async () => {
  const { db, close } = await openPglite(migratedFolder());
  const set = await sqlOn(db)<{ name: string; setting: string }>`
    select name, current_setting(name) as setting from pg_settings
    where name in ('shared_buffers', 'exit_on_error', 'io_method') order by name`;
  expect(set).toEqual([
    { name: 'exit_on_error', setting: 'off' },
    { name: 'io_method', setting: 'sync' },
    { name: 'shared_buffers', setting: '16MB' },
  ]);
  await close();
});
