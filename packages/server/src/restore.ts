import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { restoreBackup } from './database/folder/restore-backup.ts';
import { readEnv } from './settings/env.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const [file] = process.argv.slice(2);

try {
  if (!file) throw new Error('Name the backup: npm run restore -- .data/backups/<file>.tar.gz');
  const { dataDir } = readEnv(process.env, root);
  const before = await restoreBackup(dataDir, resolve(process.env['INIT_CWD'] ?? process.cwd(), file));
  console.info(`The backup is in place. What was there before is in ${join(dataDir, before)}.`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
