import { SettingError } from '../settings/setting-error.ts';
import { type DatabaseConnection, sqlOn } from './database.ts';
import { missingMigrations } from './migrations/migrate.ts';
import { requireKnownHistory } from './migrations/require-known-history.ts';
import { openPostgres } from './postgres.ts';
import { grantToServer } from './roles.ts';

type Owner<Connection> = Connection | Awaited<ReturnType<typeof openPostgres>>;

/**
 * Runs the steps of a start on one server at a time, as the role that owns the tables. That is the role of
 * `MIGRATION_DATABASE_URL`, whose connections close again, or the server's own where there is none. A role that may
 * create nothing starts on a database that is up to date. Rejects with `SettingError` if it is not.
 */
export async function setUpDatabase<Connection extends DatabaseConnection>(
  server: Connection,
  migrationUrl: string | undefined,
  setUp: (owner: Owner<Connection>) => Promise<void>,
): Promise<void> {
  if (!migrationUrl && !(await mayCreate(server))) return requireUpToDate(server);
  const separate = migrationUrl ? await openPostgres(migrationUrl, 2, 'MIGRATION_DATABASE_URL') : undefined;
  const owner = separate ?? server;
  try {
    await owner.alone(async () => {
      await requireKnownHistory(sqlOn(owner.db));
      await setUp(owner);
      if (separate) await grantToServer(separate, server);
    });
  } finally {
    await separate?.close();
  }
}

async function mayCreate({ db }: DatabaseConnection): Promise<boolean> {
  const [me] = await sqlOn(db)<{ may: boolean }>`
    select has_database_privilege(current_database(), 'create') as may`;
  return me!.may;
}

async function requireUpToDate({ db }: DatabaseConnection): Promise<void> {
  const sql = sqlOn(db);
  const [state] = await sql<{ is_set_up: boolean }>`
    select coalesce(has_table_privilege(to_regclass('supabase_migrations.schema_migrations'), 'select'), false) as is_set_up`;
  if (state!.is_set_up) await requireKnownHistory(sql);
  if (state!.is_set_up && (await missingMigrations(sql)).length === 0) return;
  throw new SettingError(
    'The role of DATABASE_URL may not set up the database, which is not up to date: ' +
      'set MIGRATION_DATABASE_URL for this start, see "The database role" in docs/deploy.md.',
  );
}
