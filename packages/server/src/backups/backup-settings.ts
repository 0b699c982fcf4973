import { join } from 'node:path';
import { keptIn } from '../files/files.ts';
import type { Env } from '../settings/env.ts';
import type { BackupSettings } from './back-up.ts';

/** Where backups of these settings are, and what goes into them. */
export const backupSettings = ({ dataDir, backupDays, files }: Env): BackupSettings => ({
  folder: join(dataDir, 'backups'),
  days: backupDays,
  documents: files.bucket ? undefined : keptIn(files.folder),
});
