import { expect, test } from 'vitest';
import { server } from '../../testing/server.ts';

const { owner } = server;

interface Rule {
  table_name: string;
  columns: string[];
}

const rules = () => owner<Rule>`select table_name, columns from private.erasure_rules order by position`;

/** All tables but those of the migrations, with the columns that can hold words: no codes, and nothing computed. */
const tables = () => owner<{ name: string; words: string[]; leads_to_people: boolean }>`
  select n.nspname || '.' || c.relname as name,
    array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = '' and a.attname <> 'visible_to'
      and a.atttypid in ('text'::regtype, 'varchar'::regtype, 'text[]'::regtype, 'json'::regtype, 'jsonb'::regtype,
        'bytea'::regtype, 'date'::regtype, 'inet'::regtype)
      and not exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'c'
        and k.conkey = array[a.attnum]::int2[] and pg_get_constraintdef(k.oid) ~ '(= ANY .ARRAY|<@ )')) as words,
    exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f'
      and k.confrelid in ('auth.users'::regclass, 'profiles'::regclass, 'case_participants'::regclass)) as leads_to_people
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and n.nspname in ('public', 'private', 'auth') order by name`;

test('for each column that can hold words the rules say what an erasure does to it, or why nothing', async () => {
  const known = await rules();
  const missing = (await tables()).flatMap(({ name, words }) => {
    const mine = new Set(known.filter((it) => it.table_name === name).flatMap(({ columns }) => columns));
    return mine.has('*') ? [] : words.filter((word) => !mine.has(word)).map((word) => `${name}.${word}`);
  });
  expect(missing).toEqual([]);
});

test('each table that leads to a person has a rule', async () => {
  const known = new Set((await rules()).map((it) => it.table_name));
  const missing = (await tables()).filter((it) => it.leads_to_people && !known.has(it.name)).map(({ name }) => name);
  expect(missing).toEqual([]);
});

test('the rules name no table and no column that is not there, but for those of a hosted Supabase', async () => {
  const names = new Set((await tables()).map(({ name }) => name));
  const columns = new Set(
    (
      await owner<{ name: string }>`
      select table_schema || '.' || table_name || '.' || column_name as name from information_schema.columns`
    ).map(({ name }) => name),
  );
  const unknown = (await rules()).flatMap(({ table_name: table, columns: named }) =>
    names.has(table)
      ? named.filter((it) => it !== '*' && !columns.has(`${table}.${it}`)).map((it) => `${table}.${it}`)
      : [table],
  );
  expect(unknown).toEqual(['auth.one_time_tokens', 'auth.mfa_factors']);
});
