import { givenPath, presentKeys, runCommand } from './backups/command.ts';
import { importData } from './backups/import-data.ts';
import { openDataFolder } from './database/folder/data-folder.ts';
import { openFiles } from './files/files.ts';
import { SettingError } from './settings/setting-error.ts';

await runCommand(async (env) => {
  const from = givenPath('Name the folder of an export: npm run import -- ../mediation-export');
  const { dataDir, databaseUrl, migrationUrl, siteUrl } = env;
  if (env.hosted)
    throw new SettingError('An import goes into an embedded database or a Postgres: leave SUPABASE_URL out.');
  const target = { storage: openFiles(env.files).storage, keys: presentKeys(env), siteUrl };
  const folder = databaseUrl ? undefined : await openDataFolder(dataDir, { onLost: () => process.exit(1) });
  try {
    const database = databaseUrl ? { databaseUrl, migrationUrl } : { folder: folder!.database };
    const { files } = await importData({ ...target, database }, from);
    return `The import is in place, with ${files?.length} files. Start the server.`;
  } finally {
    folder?.release();
  }
});
