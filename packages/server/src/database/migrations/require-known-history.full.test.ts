// Guards packages/server/src/database/** packages/server/src/main.ts
import { expect, test } from 'vitest';
import { startProcess } from '../../testing/process.ts';
import { migratedFolder } from '../../testing/migrated-folder.ts';
import { type Sql, sqlOn } from '../database.ts';
import { migrate } from './migrate.ts';
import { openPglite } from '../pglite.ts';
import { requireKnownHistory } from './require-known-history.ts';

const DATA_DIR = migratedFolder('database');
const fromTomorrow = (sql: Sql) =>
  sql`insert into supabase_migrations.schema_migrations (version, name) values ('20990101000000', 'tomorrow')`;
const ofTomorrow = /^A newer version of the server has changed this database: .* 20990101000000_tomorrow, .*\.$/;

const refusals: [string, (sql: Sql) => Promise<unknown>, RegExp][] = [
  ['was migrated by a newer version', fromTomorrow, ofTomorrow],
  [
    'was made by files that were never released',
    (sql) =>
      sql`insert into supabase_migrations.schema_migrations (version, name) values ('20261122102300', 'intake_questions')`,
    /^This database is from a version that was never released and cannot be upgraded: .* 20261122102300_intake_questions\. .*\.$/,
  ],
  [
    'was made with another text of a migration',
    (sql) => sql`update supabase_migrations.schema_migrations set hash = 'another' where name = 'messages'`,
    /^The migration \d{14}_messages is not the one that this database was made with: .*\.$/,
  ],
];

const open = () => openPglite(`${DATA_DIR}/database`);

test('the server accepts a history of its own files, and hashes what the Supabase CLI applied', async () => {
  const connection = await open();
  const sql = sqlOn(connection.db);
  await sql`alter table supabase_migrations.schema_migrations drop column hash`;
  await expect(requireKnownHistory(sql)).resolves.toBeUndefined();
  expect(await migrate(connection)).toEqual([]);
  await expect(requireKnownHistory(sql)).resolves.toBeUndefined();
  expect(await sql`select version from supabase_migrations.schema_migrations where hash is null`).toEqual([]);
  await connection.close();
});

test('the server refuses a database that was migrated by other files', async () => {
  const connection = await open();
  for (const [title, change, message] of refusals) {
    const refusal = connection.db.transaction().execute(async (tx) => {
      await change(sqlOn(tx));
      await requireKnownHistory(sqlOn(tx));
    });
    await expect(refusal, `a database that ${title}`).rejects.toMatchObject({
      name: 'SettingError',
      message: expect.stringMatching(message),
    });
  }
  await connection.close();
});

test('startup ends with one line on a database of a newer version, and changes nothing in it', async () => {
  const before = await open();
  await fromTomorrow(sqlOn(before.db));
  await before.close();
  const { code, out, error } = await startProcess({ DATA_DIR }).ended;
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(error.split('\n')).toEqual([expect.stringMatching(ofTomorrow), '']);
  const after = await open();
  const [last] = await sqlOn(
    after.db,
  )`select version from supabase_migrations.schema_migrations order by 1 desc limit 1`;
  expect(last).toEqual({ version: '20990101000000' });
  await after.close();
});
