import type { Sql } from '../../database/database.ts';

const head = `-- The schema as all migrations leave it, to read: each table with its policies and triggers, then views and functions.
-- Made by packages/server/src/proofs/schema/schema-file.test.ts; migrations change the database, and this file follows.`;

/** The text of supabase/schema.sql: every table, view and function of ours, by name. */
export async function schemaFile(sql: Sql): Promise<string> {
  const parts = await sql<{ text: string }>`
    with relation as (
      select c.oid, c.relkind, c.relrowsecurity,
        case n.nspname when 'public' then c.relname else n.nspname || '.' || c.relname end as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'private') and c.relkind in ('r', 'v')
    ), line as (
      select attrelid as oid, 1 as part, attnum::text as place,
        concat_ws(' ', '  ' || quote_ident(attname), format_type(atttypid, atttypmod),
          case when attnotnull then 'not null' end,
          case when attidentity <> '' then 'generated always as identity'
            when attgenerated <> '' then format('generated always as (%s) stored', pg_get_expr(adbin, adrelid))
            else 'default ' || pg_get_expr(adbin, adrelid) end) as text
      from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attnum > 0 and not attisdropped
      union all
      select conrelid, 2, conname, format('  constraint %I %s', conname, pg_get_constraintdef(oid))
      from pg_constraint where contype not in ('n', 't')
    ), part as (
      select oid, 1 as part, '' as place,
        format(E'create table %s (\\n%s\\n);', name, (
          select string_agg(l.text, E',\\n' order by l.part, case l.part when 1 then l.place::int end, l.place)
          from line l where l.oid = relation.oid)) as text
      from relation where relkind = 'r'
      union all
      select oid, 1, '', format(E'create view %s as\\n%s', name, pg_get_viewdef(oid)) from relation where relkind = 'v'
      union all
      select indrelid, 2, pg_get_indexdef(indexrelid), pg_get_indexdef(indexrelid) || ';' from pg_index
      where not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
      union all
      select tgrelid, 3, tgname, pg_get_triggerdef(oid) || ';' from pg_trigger where not tgisinternal
      union all
      select oid, 4, '', format('alter table %s enable row level security;', name) from relation where relrowsecurity
      union all
      select polrelid, 5, polname, concat(format('create policy %I for ', polname),
        case polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end,
        ' to ', (select string_agg(coalesce(rolname, 'public'), ', ' order by rolname)
          from unnest(polroles) as role left join pg_roles r on r.oid = role),
        E'\\n  using (' || pg_get_expr(polqual, polrelid) || ')',
        E'\\n  with check (' || pg_get_expr(polwithcheck, polrelid) || ')', ';')
      from pg_policy
      union all
      select oid, 6, grantee, format('grant %s to %s;', string_agg(what, ', ' order by what), grantee) from (
        select c.oid, coalesce(r.rolname, 'public') as grantee, lower(privilege_type) as what
        from pg_class c, aclexplode(c.relacl) left join pg_roles r on r.oid = grantee
        where grantee <> relowner and r.rolname is distinct from 'app'
        union all
        select attrelid, coalesce(r.rolname, 'public'), format('%s (%s)', lower(privilege_type), string_agg(attname, ', ' order by attname))
        from pg_attribute, aclexplode(attacl) left join pg_roles r on r.oid = grantee
        group by attrelid, r.rolname, privilege_type
      ) as granted group by oid, grantee
    )
    select string_agg(part.text, E'\\n' order by part.part, part.place) as text
    from relation join part using (oid) group by relation.oid, relation.name, relkind order by relkind, relation.name`;
  const functions = await sql<{ text: string }>`
    select rtrim(pg_get_functiondef(p.oid), E'\\n') || ';' || coalesce(E'\\n' || (
      select 'grant execute to ' || string_agg(coalesce(rolname, 'public'), ', ' order by rolname) || ';'
      from aclexplode(proacl) left join pg_roles r on r.oid = grantee where grantee <> proowner and rolname is distinct from 'app'), '') as text
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'private') and prokind = 'f'
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    order by n.nspname, proname, pg_get_function_identity_arguments(p.oid)`;
  return `${[head, ...parts.map(({ text }) => text), ...functions.map(({ text }) => text)].join('\n\n')}\n`;
}
