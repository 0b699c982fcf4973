import { readFileSync, readdirSync } from 'node:fs';
import { type DatabaseConnection, sqlOn } from './database.ts';

const folder = new URL('../../../../supabase/migrations/', import.meta.url);

/** A file of `supabase/migrations`: its 14 digits, the name after them, and its text. */
interface Migration {
  version: string;
  name: string;
  script: string;
}

const onDisk = (): Migration[] =>
  readdirSync(folder)
    .filter((it) => it.endsWith('.sql'))
    .toSorted()
    .map((file) => {
      const [, version = '', name = ''] = /^(\d{14})_(.+)\.sql$/.exec(file) ?? [];
      return { version, name, script: readFileSync(new URL(file, folder), 'utf8') };
    });

/** Text of a platform script, which only an embedded database needs. */
export const platformScript = (name: 'prelude' | 'realtime') =>
  readFileSync(new URL(`platform/${name}.sql`, import.meta.url), 'utf8');

/**
 * Applies the migrations that are missing, each in a transaction of its own, and keeps the history in the table that
 * the Supabase CLI uses: a database set up here and one set up by `supabase db push` cannot be told apart.
 */
export async function migrate({ db, run }: DatabaseConnection, migrations: Migration[] = onDisk()): Promise<string[]> {
  await run(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (
      version text primary key, statements text[], name text)`);
  const done = await sqlOn(db)<{ version: string }>`select version from supabase_migrations.schema_migrations`;
  const missing = migrations.filter(({ version }) => !done.some((it) => it.version === version));
  for (const { version, name, script } of missing)
    await run(`${script};
      insert into supabase_migrations.schema_migrations (version, statements, name)
      values (${quote(version)}, array[${quote(script)}], ${quote(name)});`).catch((cause: unknown) => {
      throw new Error(`Migration ${version}_${name} failed: ${(cause as Error).message}`, { cause });
    });
  return missing.map(({ version, name }) => `${version}_${name}`);
}

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;
