import { backupSettings } from './backups/backup-settings.ts';
import { givenPath, presentKeys, runCommand } from './backups/command.ts';
import { restoreBackup } from './backups/restore-backup.ts';

await runCommand(async (env) => {
  const backup = givenPath('Name the backup: npm run restore -- .data/backups/<time>');
  const target = { dataDir: env.dataDir, documents: backupSettings(env).documents, keys: presentKeys(env) };
  const before = await restoreBackup(target, backup);
  return `The backup is in place. What was there before is in ${Object.values(before).join(' and ')}.`;
});
