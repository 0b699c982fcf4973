import { sql as fragment } from 'kysely';
import { type Database, sqlOn } from '../../database/database.ts';

/** The rows of one table that were written in a while, as JSON. */
export interface WrittenRows {
  table: string;
  /** The columns that an insert names: not those that Postgres generates or numbers itself. */
  columns: string;
  rows: string;
}

const tablesOf = (db: Database) => sqlOn(db)<{ table: string; columns: string; numbered: string | null }>`
  select format('%I.%I', nspname, relname) as table, quote_ident(min(attname) filter (where attidentity <> '')) as numbered,
    string_agg(quote_ident(attname), ', ') filter (where attidentity = '' and attgenerated = '') as columns
  from pg_class c
  join pg_namespace n on n.oid = relnamespace
  join pg_attribute on attrelid = c.oid and attnum > 0 and not attisdropped
  where relkind = 'r' and nspname not in ('pg_catalog', 'information_schema')
  group by 1 order by 1`;

/** Begins to watch a database; the returned function lists the rows that were written into any table since. */
export async function watchWrites(db: Database): Promise<() => Promise<WrittenRows[]>> {
  const tables = await tablesOf(db);
  const [begun] = await sqlOn(db)<{ id: string }>`select pg_current_xact_id()::text as id`;
  const queries = tables.map(
    ({ table, columns, numbered }) => fragment<WrittenRows>`
      select ${table} as table, ${columns} as columns,
        jsonb_agg(to_jsonb(it)${numbered ? fragment.raw(` order by ${numbered}`) : fragment``})::text as rows
      from ${fragment.raw(table)} it where xmin::text::bigint > ${begun!.id}::bigint having count(*) > 0`,
  );
  return async () => (await fragment<WrittenRows>`${fragment.join(queries, fragment` union all `)}`.execute(db)).rows;
}

/** Inserts rows of several tables in one statement, as they are: no trigger changes them or acts on them. */
export const insertRows = (db: Database, written: readonly WrittenRows[]) =>
  db.transaction().execute(async (tx) => {
    const inserts = written.map(({ table, columns, rows }) => {
      const [target, names] = [fragment.raw(table), fragment.raw(columns)];
      return fragment`${fragment.id(table)} as (
        insert into ${target} (${names}) select ${names} from jsonb_populate_recordset(null::${target}, ${rows}::jsonb))`;
    });
    await sqlOn(tx)`set local session_replication_role = replica`;
    await sqlOn(tx)`with ${fragment.join(inserts)} select`;
  });
