import { sql as fragment } from 'kysely';
import { type Database, type Sql, sqlOn } from '../../database/database.ts';

interface Table {
  table: string;
  columns: string;
  numbered: string | null;
}

/** What a server keeps about itself. */
const own = new Set(['private.settings', 'private.server_keys', 'supabase_migrations.schema_migrations']);

/** Whether the role of a Postgres may insert rows as they are, without triggers. */
export async function mayCopyRows(sql: Sql): Promise<boolean> {
  const [me] = await sql<{ may: boolean }>`
    select has_parameter_privilege('session_replication_role', 'set') as may`;
  return me!.may;
}

/** Copies every row of a database into one with the same tables, as it is: no trigger changes it or acts on it. */
export async function copyRows(from: Database, to: Database): Promise<void> {
  const tables = await sqlOn(from)<Table>`
    select format('%I.%I', nspname, relname) as table, string_agg(quote_ident(attname), ', ') as columns,
      min(attname) filter (where attidentity <> '') as numbered
    from pg_class c
    join pg_namespace n on n.oid = relnamespace
    join pg_attribute on attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where relkind = 'r' and nspname not in ('pg_catalog', 'information_schema')
    group by 1 order by 1`;
  await to.transaction().execute(async (tx) => {
    await sqlOn(tx)`set local session_replication_role = replica`;
    for (const { table, columns, numbered } of tables.filter((it) => !own.has(it.table))) {
      const [target, names] = [fragment.raw(table), fragment.raw(columns)];
      const { rows } = await fragment<{ rows: string | null }>`
        select jsonb_agg(to_jsonb(it))::text as rows from ${target} it`.execute(from);
      const all = rows[0]?.rows ?? null;
      if (all === null) continue;
      await fragment`delete from ${target}`.execute(tx);
      await fragment`
        insert into ${target} (${names}) overriding system value
        select ${names} from jsonb_populate_recordset(null::${target}, ${all}::jsonb)`.execute(tx);
      if (numbered !== null)
        await fragment`
          select setval(pg_get_serial_sequence(${table}, ${numbered}), max(${fragment.id(numbered)})) from ${target}`.execute(
          tx,
        );
    }
  });
}
