import { expect, test } from 'vitest';
import { openFamily } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';

const { owner } = server;

/** Everything of ours: not the system's, not the identity provider's. */
const ours = ['public', 'private', 'realtime_local'];

const grants = () => owner<{ grant: string }>`
  select format('%s %s %s on %s(%s)', grantee, privilege_type, table_schema, table_name, column_name) as grant
  from information_schema.column_privileges
  where table_schema in ('public', 'private') and grantee in ('anon', 'authenticated', 'PUBLIC')
  union all
  select format('%s %s %s on %s', grantee, privilege_type, table_schema, table_name)
  from information_schema.table_privileges
  where table_schema in ('public', 'private') and grantee in ('anon', 'authenticated', 'PUBLIC')
  order by 1`;

// ASVS 8.3.1
test('every table has row-level security and a policy', async () => {
  const unguarded = await owner`
    select c.relname from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and (not c.relrowsecurity or not exists (select from pg_policy p where p.polrelid = c.oid))`;
  expect(unguarded).toEqual([]);
});

test('every policy covers one action, and no two cover the same action and role', async () => {
  const blurred = await owner`
    select tablename, cmd, role, count(*)::int from pg_policies, unnest(roles) as role
    where schemaname = 'public' and permissive = 'PERMISSIVE'
    group by tablename, cmd, role having count(*) > 1 or cmd = 'ALL'`;
  expect(blurred).toEqual([]);
});

test('every policy applies to signed-in people only', async () => {
  expect(await owner`select policyname from pg_policies where roles <> '{authenticated}'`).toEqual([]);
});

test('every policy evaluates the caller once per query, not per row', async () => {
  const calls = await owner<{ tablename: string; policyname: string; text: string }>`
    select tablename, policyname, concat(qual, ' ', with_check) as text from pg_policies where schemaname = 'public'`;
  const perRow = calls.filter(({ text }) =>
    /auth\.\w+\(|private\.\w+\(/.test(text.replaceAll(/\(\s*SELECT (auth|private)\.\w+\(\)/g, '')),
  );
  expect(perRow).toEqual([]);
});

test('every id column that a read policy compares is indexed', async () => {
  const compared = await owner`
    select c.relname, a.attname from pg_policy p
    join pg_depend d on d.classid = 'pg_policy'::regclass and d.objid = p.oid
      and d.refclassid = 'pg_class'::regclass and d.refobjid = p.polrelid and d.refobjsubid > 0
    join pg_class c on c.oid = p.polrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum = d.refobjsubid
    where a.attname like '%\\_id' and p.polcmd = 'r' and not exists (
      select from pg_index i where i.indrelid = c.oid and a.attnum = any (i.indkey))`;
  expect(compared).toEqual([]);
});

// ASVS 8.2.3, 15.3.3
test('every right to write is granted on named columns', async () => {
  const wide = await owner`
    select table_name, grantee, privilege_type from information_schema.table_privileges
    where table_schema in ('public', 'private') and grantee in ('anon', 'authenticated', 'PUBLIC')
      and privilege_type <> 'SELECT'`;
  expect(wide).toEqual([]);
});

test('columns that decide access are writable by the server alone', async () => {
  const writable = await owner<{ column: string }>`
    select distinct table_name || '.' || column_name as column from information_schema.column_privileges
    where table_schema = 'public' and grantee = 'authenticated' and privilege_type in ('INSERT', 'UPDATE')`;
  const decisive = /\.(user_id|sender_id|sender_role|created_by|invited_by|created_at|joined_at|organization_id|step)$/;
  expect(writable.filter(({ column }) => decisive.test(column))).toEqual([]);
});

// ASVS 15.3.1
test('the token hash of an invitation is not readable', async () => {
  expect((await grants()).filter(({ grant }) => /SELECT.*token_hash/.test(grant))).toEqual([]);
});

// ASVS 2.2.2, 8.2.1
test('every writable table rejects each granted kind of write past the server', async () => {
  const open = await owner`
    select c.relname, granted.cmd from pg_class c
    cross join lateral (values
      ('a', 'INSERT', has_any_column_privilege('authenticated', c.oid, 'insert')),
      ('w', 'UPDATE', has_any_column_privilege('authenticated', c.oid, 'update')),
      ('d', 'DELETE', has_table_privilege('authenticated', c.oid, 'delete'))) granted (cmd, name, is_granted)
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and granted.is_granted
      and not exists (
        select from pg_policies p where p.schemaname = 'public' and p.tablename = c.relname and p.cmd = granted.name
          and p.permissive = 'RESTRICTIVE' and p.roles = '{authenticated}'
          and coalesce(p.with_check, p.qual) like '( SELECT private.is_through_server()%')`;
  expect(open).toEqual([]);
});

test('a guest has no right to any table', async () => {
  expect((await grants()).filter(({ grant }) => /^(anon|PUBLIC) /.test(grant))).toEqual([]);
});

test('a guest can execute only the private functions for branding, invitations, calendar feeds and a needed second factor', async () => {
  const callable = await owner<{ name: string }>`
    select p.oid::regprocedure::text as name from pg_proc p
    where p.pronamespace::regnamespace::text = any (${ours}) and has_function_privilege('anon', p.oid, 'execute')
    order by 1`;
  expect(callable.map(({ name }) => name)).toEqual([
    'private.add_passkey(text,text,bigint,text[],text)',
    'private.begin_code_app(text)',
    'private.branding_by_slug(text)',
    'private.branding_of(uuid)',
    'private.calendar_by_token(text)',
    'private.confirm_code_app(bigint)',
    'private.decline_invitation(text)',
    'private.duties_by_token(text)',
    'private.invitation_by_token(text)',
    'private.is_replaced_invitation(text)',
    'private.keep_recovery_codes(text[])',
    'private.logo_of(uuid)',
    'private.must_be_confirmed()',
    'private.my_account()',
    'private.my_credentials()',
    'private.my_factors()',
    'private.nights_by_token(text)',
    'private.note_calendar_read(text)',
    'private.open_invitation(text)',
    'private.organization_by_invitation(text)',
    'private.raise_concern(text,text)',
  ]);
});

// ASVS 8.2.1
test('functions are not executable by PUBLIC', async () => {
  const open = await owner`
    select p.oid::regprocedure from pg_proc p, aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
    where p.pronamespace::regnamespace::text = any (${ours}) and a.grantee = 0`;
  expect(open).toEqual([]);
});

// ASVS 8.3.1
test('every function has an empty search path', async () => {
  const loose = await owner`
    select p.oid::regprocedure from pg_proc p
    where p.pronamespace::regnamespace::text = any (${ours})
      and not coalesce(p.proconfig, '{}') && array['search_path=""']`;
  expect(loose).toEqual([]);
});

test('every SQL function compiles against the tables as they are after all migrations', async () => {
  const functions = await owner<{ name: string; definition: string }>`
    select oid::regprocedure::text as name, pg_get_functiondef(oid) as definition from pg_proc
    where pronamespace::regnamespace::text = any (${ours})`;
  const broken: string[] = [];
  for (const { name, definition } of functions)
    await server.ownerDatabase.run(definition).catch((error: Error) => broken.push(`${name}: ${error.message}`));
  expect(broken).toEqual([]);
});

test('the public schema contains no security definer function', async () => {
  expect(await owner`select proname from pg_proc where pronamespace = 'public'::regnamespace and prosecdef`).toEqual(
    [],
  );
});

test('every view in the public schema has security_invoker', async () => {
  const views = await owner`
    select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
      and not coalesce(reloptions, '{}') && array['security_invoker=true']`;
  expect(views).toEqual([]);
});

test('every foreign key is indexed', async () => {
  const slow = await owner`
    select f.conrelid::regclass, f.conname from pg_constraint f
    where f.contype = 'f' and f.connamespace = 'public'::regnamespace and not exists (
      select from pg_index i where i.indrelid = f.conrelid and i.indpred is null
        and (i.indkey::int2[])[0:cardinality(f.conkey) - 1] @> f.conkey)`;
  expect(slow).toEqual([]);
});

test('reads and writes over the network leave the grants unchanged', async () => {
  const before = await grants();
  const { a, mediator, together } = await openFamily(server);
  await mediator.supabase.from('cases').select('id');
  await server.directSupabase(a.token).from('chat_messages').insert({ channel_id: together, content: 'x' });
  expect(await grants()).toEqual(before);
});
