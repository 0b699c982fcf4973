import { SettingError } from '../env.ts';
import { type DatabaseConnection, type Database, type Sql, sqlOn } from './database.ts';
import { platformScript } from './migrate.ts';

/** Runs `work` as a person who is signed in, though nobody in particular. Rejects when the database refuses that. */
export const actAsPeople = (db: Database, work: (sql: Sql) => Promise<unknown> = async () => undefined) =>
  db.transaction().execute(async (tx) => {
    const sql = sqlOn(tx);
    await sql`select set_config('role', 'anon', true), set_config('role', 'authenticated', true)`;
    await work(sql);
  });

/** Makes the roles that people act as, where they are missing and the server's own role may do so. */
export async function makeRoles({ run }: DatabaseConnection): Promise<void> {
  await run(platformScript('roles')).catch((error: unknown) => {
    if (!isRefused(error)) throw error;
  });
}

/** Rejects with `SettingError` when the server's own role may not act as people: every call of theirs would fail. */
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

/** Whether the server's own role may do everything in the whole cluster, which it never needs. */
export async function isSuperuser({ db }: DatabaseConnection): Promise<boolean> {
  const [me] = await sqlOn(db)<{ rolsuper: boolean }>`select rolsuper from pg_roles where rolname = current_user`;
  return me?.rolsuper ?? false;
}

/** Whether the database refuses a right, or has no role of that name. */
export const isRefused = (error: unknown) => ['42501', '22023'].includes((error as { code?: string }).code ?? '');
