import { fileURLToPath } from 'node:url';
import { openDataFolder } from './database/folder/data-folder.ts';
import { acceptKeys, readKeys } from './database/keys.ts';
import { openPglite } from './database/pglite.ts';
import { openPostgres } from './database/postgres.ts';
import { readEnv } from './settings/env.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

try {
  const { dataDir, databaseUrl, databasePool, secretKey } = readEnv(process.env, root);
  const folder = databaseUrl ? undefined : await openDataFolder(dataDir, { onLost: () => process.exit(1) });
  const connection = databaseUrl ? await openPostgres(databaseUrl, databasePool) : await openPglite(folder?.database);
  await acceptKeys(connection, readKeys(dataDir, secretKey));
  await connection.close();
  folder?.release();
  console.info('The database takes these keys from now on.');
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
