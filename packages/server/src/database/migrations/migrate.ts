import { readFileSync } from 'node:fs';
import { type DatabaseConnection, type Sql, sqlOn } from '../database.ts';
import { type Migration, migrationFiles } from './migration-files.ts';

/** The text of a platform script, which only an embedded database needs. */
export const platformScript = (name: 'roles' | 'prelude' | 'realtime') =>
  readFileSync(new URL(`../platform/${name}.sql`, import.meta.url), 'utf8');

/**
 * Applies the missing migrations, each in its own transaction, and keeps the history in the table of the Supabase CLI,
 * with a hash of each text. It adds the hash of migrations that the CLI applied.
 */
export async function migrate(
  { db, run }: DatabaseConnection,
  migrations: Migration[] = migrationFiles(),
): Promise<string[]> {
  const sql = sqlOn(db);
  await run(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (
      version text primary key, statements text[], name text);
    alter table supabase_migrations.schema_migrations add column if not exists hash text`);
  const missing = await missingMigrations(sql, migrations);
  for (const { version, name, script, hash } of missing)
    await run(`${script};
      insert into supabase_migrations.schema_migrations (version, statements, name, hash)
      values (${quote(version)}, array[${quote(script)}], ${quote(name)}, ${quote(hash)});`).catch((cause: unknown) => {
      throw new Error(`Migration ${version}_${name} failed: ${(cause as Error).message}`, { cause });
    });
  await sql`
    update supabase_migrations.schema_migrations it set hash = file.hash
    from jsonb_to_recordset(${JSON.stringify(migrations.map(({ version, hash }) => ({ version, hash })))}::jsonb) as file (version text, hash text)
    where file.version = it.version and it.hash is null`;
  return missing.map(({ version, name }) => `${version}_${name}`);
}

/** The migrations that the database does not have yet. */
export async function missingMigrations(sql: Sql, migrations: Migration[] = migrationFiles()): Promise<Migration[]> {
  const done = await sql<{ version: string }>`select version from supabase_migrations.schema_migrations`;
  return migrations.filter(({ version }) => !done.some((it) => it.version === version));
}

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;
