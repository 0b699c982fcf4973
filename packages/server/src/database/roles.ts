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

/** Whether the server's own role is a superuser, which it never needs to be. */
export async function isSuperuser({ db }: DatabaseConnection): Promise<boolean> {
  const [me] = await sqlOn(db)<{ rolsuper: boolean }>`select rolsuper from pg_roles where rolname = current_user`;
  return me?.rolsuper ?? false;
}

/** Whether the database refuses a right or does not know the role. */
export const isRefused = (error: unknown) => ['42501', '22023'].includes((error as { code?: string }).code ?? '');
