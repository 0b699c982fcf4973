import { givenPath, presentKeys, runCommand, withDatabase } from './backups/command.ts';
import { exportData } from './backups/export-data.ts';
import { openFiles } from './files/files.ts';

await runCommand(async (env) => {
  const folder = givenPath('Name a new folder: npm run export -- ../mediation-export');
  const keys = presentKeys(env);
  const { storage } = openFiles(env.files);
  const { files, missing } = await withDatabase(env, (connection) => exportData({ connection, storage, keys }, folder));
  const lost = missing.length > 0 ? ` ${missing.length} more are named in the database and not in the storage.` : '';
  return `The export is in ${folder}, with ${files?.length} files.${lost} Keep the keys beside it: they are not inside.`;
});
