import { readFileSync, readdirSync } from 'node:fs';
import { type DatabaseConnection, type Sql, sqlOn } from './database.ts';

const folder = new URL('../../../../supabase/migrations/', import.meta.url);

/** A file of `supabase/migrations`: its 14 digits, the name after them, and its text. */
interface Migration {
  version: string;
  name: string;
  script: string;
}

let read: Migration[] | undefined;

/** The files, read once: they do not change while a server runs. */
const known = (): Migration[] => (read ??= onDisk());

const onDisk = (): Migration[] =>
  readdirSync(folder)
    .filter((it) => it.endsWith('.sql'))
    .toSorted()
    .map((file) => {
      const [, version = '', name = ''] = /^(\d{14})_(.+)\.sql$/.exec(file) ?? [];
      return { version, name, script: readFileSync(new URL(file, folder), 'utf8') };
    });

/** Text of a platform script, which only an embedded database needs. */
export const platformScript = (name: 'roles' | 'prelude' | 'realtime') =>
  readFileSync(new URL(`platform/${name}.sql`, import.meta.url), 'utf8');

/**
 * Applies the migrations that are missing, each in a transaction of its own, and keeps the history in the table that
 * the Supabase CLI uses: a database set up here and one set up by `supabase db push` cannot be told apart.
 */
export async function migrate({ db, run }: DatabaseConnection, migrations: Migration[] = known()): Promise<string[]> {
  await run(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (
      version text primary key, statements text[], name text)`);
  const missing = await missingMigrations(sqlOn(db), migrations);
  for (const { version, name, script } of missing)
    await run(`${script};
      insert into supabase_migrations.schema_migrations (version, statements, name)
      values (${quote(version)}, array[${quote(script)}], ${quote(name)});`).catch((cause: unknown) => {
      throw new Error(`Migration ${version}_${name} failed: ${(cause as Error).message}`, { cause });
    });
  return missing.map(({ version, name }) => `${version}_${name}`);
}

/** The migrations that the database does not have yet. */
export async function missingMigrations(sql: Sql, migrations: Migration[] = known()): Promise<Migration[]> {
  const done = await sql<{ version: string }>`select version from supabase_migrations.schema_migrations`;
  return migrations.filter(({ version }) => !done.some((it) => it.version === version));
}

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;
