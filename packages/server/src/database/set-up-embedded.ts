import type { DatabaseConnection } from './database.ts';
import type { Lite } from './lite.ts';
import { type Migration, migrationFiles } from './migrations/migration-files.ts';
import { migrate, platformScript } from './migrations/migrate.ts';
import { makeRoles, requireRoles } from './roles.ts';

/** Puts roles, tables and everything else in place that an embedded Supabase needs, as the owner of its database. */
export async function setUpEmbedded(
  owner: DatabaseConnection,
  server: DatabaseConnection,
  lite: Pick<Lite, 'makeTables'>,
  migrations: Migration[] = migrationFiles(),
): Promise<void> {
  await makeRoles(owner);
  await requireRoles(server);
  await lite.makeTables();
  await owner.run(platformScript('prelude'));
  await migrate(owner, migrations);
  await owner.run(platformScript('realtime'));
}
