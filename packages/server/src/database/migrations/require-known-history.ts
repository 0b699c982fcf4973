import { SettingError } from '../../settings/setting-error.ts';
import type { Sql } from '../database.ts';
import { migrationFiles } from './migration-files.ts';

/**
 * Rejects with `SettingError`, without changing the database, when its migrations differ from the files of this server:
 * newer ones, ones that were never released, or ones with another text.
 */
export async function requireKnownHistory(sql: Sql): Promise<void> {
  const [table] = await sql<{ exists: boolean }>`
    select to_regclass('supabase_migrations.schema_migrations') is not null as exists`;
  if (!table?.exists) return;
  const files = migrationFiles();
  const last = files.at(-1)?.version ?? '';
  const applied = await sql<{ version: string; name: string; hash: string | null }>`
    select version, coalesce(name, '') as name, to_jsonb(it) ->> 'hash' as hash
    from supabase_migrations.schema_migrations it order by version`;
  for (const { version, name, hash } of applied) {
    const known = files.find((it) => it.version === version);
    const title = `${version}_${name}`;
    if (!known && version < last)
      throw new SettingError(
        `This database is from a version that was never released and cannot be upgraded: it has the migration ${title}. Start with an empty one, or with the version that made it.`,
      );
    if (!known)
      throw new SettingError(
        `A newer version of the server has changed this database: it has the migration ${title}, which this version does not know. Start the newer version, or restore a backup from before it.`,
      );
    if (hash && hash !== known.hash)
      throw new SettingError(
        `The migration ${title} is not the one that this database was made with: bring back supabase/migrations as it was released.`,
      );
  }
}
