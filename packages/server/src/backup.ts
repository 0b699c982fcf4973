import { backupSettings } from './backups/backup-settings.ts';
import { requestBackup } from './backups/backup-on-request.ts';
import { type Dumpable, backUp } from './backups/back-up.ts';
import { runCommand, withDatabase } from './backups/command.ts';
import { FolderInUseError } from './database/folder/folder-lock.ts';
import { SettingError } from './settings/setting-error.ts';

await runCommand(async (env) => {
  if (env.databaseUrl)
    throw new SettingError(
      'A Postgres has backups of its own, such as pg_dump. To take everything along: npm run export',
    );
  const settings = backupSettings(env);
  const made = await withDatabase(env, (connection) => backUp(connection as Dumpable, settings)).catch(
    (error: unknown) => {
      if (error instanceof FolderInUseError) return requestBackup(settings.folder);
      throw error;
    },
  );
  return `The backup is in ${made}.`;
});
