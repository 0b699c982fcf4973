import { SettingError } from '../settings/env.ts';
import { type DatabaseConnection, type Database, type Sql, sqlOn } from './database.ts';
import { platformScript } from './migrations/migrate.ts';

/** Runs `work` with the role of signed-in people, but without an identity. Rejects when the database refuses that. */
export const actAsPeople = (db: Database, work: (sql: Sql) => Promise<unknown> = async () => undefined) =>
  db.transaction().execute(async (tx) => {
    const sql = sqlOn(tx);
    await sql`select set_config('role', 'anon', true), set_config('role', 'authenticated', true)`;
    await work(sql);
  });

/** Creates the roles that requests run as, where they are missing and the server's own role has the right to. */
export async function makeRoles({ run }: DatabaseConnection): Promise<void> {
  await run(platformScript('roles')).catch((error: unknown) => {
    if (!isRefused(error)) throw error;
  });
}

/**
 * Rejects with `SettingError` when the server's own role cannot switch to the roles of people: all their calls would
 * fail.
 */
export async function requireRoles({ db }: DatabaseConnection): Promise<void> {
  try {
    await actAsPeople(db);
  } catch (error) {
    if (!isRefused(error)) throw error;
    const [me] = await sqlOn(db)<{ name: string }>`select current_user as name`;
    throw new SettingError(
      `The database role "${me?.name}" may not act as "anon" and "authenticated": ` +
        'a superuser must make and grant them, see "The database role" in docs/deploy.md.',
    );
  }
}

/**
 * Lets the server's own role read and write rows, where another role owns the tables. It may not change a table, switch
 * off a trigger, or write the audit log and the history of migrations past the functions that do.
 */
export async function grantToServer(owner: DatabaseConnection, server: DatabaseConnection): Promise<void> {
  const [me] = await sqlOn(server.db)<{ name: string }>`select quote_ident(current_user) as name`;
  const role = me!.name;
  const schemas = 'public, private, auth, realtime_local, supabase_migrations';
  await owner.run(`
    grant usage on schema ${schemas} to ${role};
    grant select, insert, update, delete on all tables in schema public, private, auth to ${role};
    grant select on all tables in schema supabase_migrations to ${role};
    grant usage on all sequences in schema public, private, auth to ${role};
    grant execute on all functions in schema public, private, auth, realtime_local to ${role};
    revoke insert, update, delete on private.audit_log, private.audit_chain from ${role};`);
}

/** The reason why the server's own role may do more than it needs; undefined when it may not. */
export async function excessOf({ db }: DatabaseConnection): Promise<string | undefined> {
  const [me] = await sqlOn(db)<{ is_superuser: boolean; is_owner: boolean }>`
    select rolsuper as is_superuser, exists (
      select from pg_class where relowner = it.oid and relnamespace = 'private'::regnamespace) as is_owner
    from pg_roles it where rolname = current_user`;
  if (me?.is_superuser) return 'is a superuser: use one that is not';
  return me?.is_owner ? 'owns the tables and could switch off the audit log: set MIGRATION_DATABASE_URL' : undefined;
}

/** Whether the database refuses a right or does not know the role. */
export const isRefused = (error: unknown) => ['42501', '22023'].includes((error as { code?: string }).code ?? '');
