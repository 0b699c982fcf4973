import { type Transaction, sql as fragment } from 'kysely';
import { type Sql, sqlOn } from '../database/database.ts';

const schemas = ['public', 'private', 'auth', 'supabase_migrations'];

/** Some rows at a time, because a document of the agreement is one row. */
const rowsAtOnce = 100;

/** Text, numbers and times are written so that every Postgres reads the same value. */
const oneForm = [
  `set local client_encoding = 'UTF8'`,
  `set local standard_conforming_strings = on`,
  `set local datestyle = 'ISO, MDY'`,
  `set local intervalstyle = 'postgres'`,
  `set local timezone = 'UTC'`,
  `set local bytea_output = 'hex'`,
  `set local extra_float_digits = 1`,
  `set local statement_timeout = 0`,
];

interface Table {
  name: string;
  columns: string[];
  /** The columns of the primary key, or all where there is none. */
  key: string[];
}

/**
 * The rows of all tables as statements, one a line, in an order that depends on the rows alone. They replace what is in a
 * database of the same migrations, in one transaction, whichever rules it has for changes.
 */
export async function* rowsAsSql(tx: Transaction<unknown>): AsyncGenerator<string> {
  const sql = sqlOn(tx);
  for (const setting of oneForm) await fragment.raw(setting).execute(tx);
  const tables = await tablesOf(sql);
  const names = tables.map(({ name }) => name);
  yield 'begin';
  yield* oneForm;
  yield setAside;
  for (const name of names) yield `alter table ${name} disable trigger user`;
  yield `truncate ${names.join(', ')}`;
  for (const table of tables) yield* rowsOf(tx, table);
  yield* await sequencesOf(sql);
  yield bringBack;
  for (const name of names) yield `alter table ${name} enable trigger user`;
  yield 'commit';
}

// Rows come table by table, so one may name another that is still to come.
const setAside = oneLine(`do $$
  declare it record;
  begin
    create temp table kept_references on commit drop as
      select conrelid::regclass::text as name, conname, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace::regnamespace::text in (${schemas.map((it) => `'${it}'`).join(', ')});
    for it in select * from kept_references loop
      execute format('alter table %s drop constraint %I', it.name, it.conname);
    end loop;
  end $$`);

const bringBack = oneLine(`do $$
  declare it record;
  begin
    for it in select * from kept_references order by name, conname loop
      execute format('alter table %s add constraint %I %s', it.name, it.conname, it.definition);
    end loop;
  end $$`);

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

const tablesOf = (sql: Sql) => sql<Table>`
  select format('%I.%I', n.nspname, c.relname) as name,
    (select jsonb_agg(quote_ident(attname) order by attname collate "C") from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
    coalesce(
      (select jsonb_agg(quote_ident(attname) order by attname collate "C") from pg_attribute join pg_index i on i.indrelid = attrelid
        where attrelid = c.oid and i.indisprimary and attnum = any (i.indkey)),
      (select jsonb_agg(quote_ident(attname) order by attname collate "C") from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped)) as key
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname = any (${schemas}::text[]) order by n.nspname, c.relname`;

async function* rowsOf(tx: Transaction<unknown>, { name, columns, key }: Table): AsyncGenerator<string> {
  const row = columns.map((it) => `coalesce(${literal(`${it}::text`)}, 'null')`).join(` || ', ' || `);
  const order = key.map((it) => `${it}::text collate "C"`).join(', ');
  await fragment
    .raw(`declare kept_rows cursor for select '(' || ${row} || ')' as line from ${name} order by ${order}`)
    .execute(tx);
  for (;;) {
    const { rows } = await fragment.raw<{ line: string }>(`fetch ${rowsAtOnce} from kept_rows`).execute(tx);
    if (rows.length === 0) break;
    const lines = rows.map(({ line }) => line).join(', ');
    yield `insert into ${name} (${columns.join(', ')}) overriding system value values ${lines}`;
  }
  await fragment.raw('close kept_rows').execute(tx);
}

/** The expression for a value as a literal in one line. */
const literal = (value: string) => {
  const escapes = [
    [String.raw`'\'`, String.raw`'\\'`],
    [`''''`, `''''''`],
    ['chr(10)', String.raw`'\n'`],
    ['chr(13)', String.raw`'\r'`],
  ] as const;
  return `'E''' || ${escapes.reduce((text, [from, to]) => `replace(${text}, ${from}, ${to})`, value)} || ''''`;
};

async function sequencesOf(sql: Sql): Promise<string[]> {
  const sequences = await sql<{ name: string; last: string }>`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences
    where schemaname = any (${schemas}::text[]) and last_value is not null order by 1`;
  return sequences.map(({ name, last }) => `select setval('${name.replaceAll("'", "''")}', ${last})`);
}

/** Splits what `rowsAsSql` wrote into its statements again. */
export async function* statementsIn(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop()!;
    for (const line of lines) if (!line.startsWith('--')) yield line;
  }
}
