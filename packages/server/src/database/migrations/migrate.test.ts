import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { migratedFolder } from '../../testing/migrated-folder.ts';
import { sqlOn } from '../database.ts';
import { migrate } from './migrate.ts';
import { migration } from './migration-files.ts';
import { openPglite } from '../pglite.ts';

const files = readdirSync(new URL('../../../../../supabase/migrations/', import.meta.url)).toSorted();
const connection = await openPglite(migratedFolder());
const sql = sqlOn(connection.db);

const history = () => sql<{ version: string; name: string }>`
  select version, name from supabase_migrations.schema_migrations order by version`;

test('a restart applies no migration again', async () => {
  const before = await history();
  expect(before.map(({ version, name }) => `${version}_${name}.sql`)).toEqual(files);
  expect(await migrate(connection)).toEqual([]);
  expect(await history()).toEqual(before);
});

test('the migration history matches the table of the Supabase CLI and contains the text of each file', async () => {
  const columns = await sql`
    select column_name, data_type from information_schema.columns
    where table_schema = 'supabase_migrations' and table_name = 'schema_migrations' order by ordinal_position`;
  expect(columns.slice(0, 3)).toEqual([
    { column_name: 'version', data_type: 'text' },
    { column_name: 'statements', data_type: 'ARRAY' },
    { column_name: 'name', data_type: 'text' },
  ]);
  const [first] = await sql<{ text: string }>`
    select statements[1] as text from supabase_migrations.schema_migrations order by version limit 1`;
  expect(first?.text).toContain('create table private.settings');
});

test('a new migration is applied once, also with quotes in its text', async () => {
  const file = migration('20990101000000', 'quotes', `create table quotes (it text default 'it''s $1 \\')`);
  expect(await migrate(connection, [file])).toEqual(['20990101000000_quotes']);
  expect(await migrate(connection, [file])).toEqual([]);
  expect(await sql`insert into quotes default values returning it`).toEqual([{ it: `it's $1 \\` }]);
});

test('a failing migration is rolled back and named in the error', async () => {
  const before = await history();
  const file = migration('20990101000001', 'broken', 'create table half_done (); select 1 / 0;');
  await expect(migrate(connection, [file])).rejects.toThrow('Migration 20990101000001_broken failed: division by zero');
  expect(await sql`select to_regclass('half_done') as found`).toEqual([{ found: null }]);
  expect(await history()).toEqual(before);
});
