import { mkdirSync, readdirSync } from 'node:fs';
import { chmod, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const isBackup = /^(\d{4}-\d\d-\d\dT[\d-]+Z)\.tar\.gz$/;

/** The settings of backups. */
export interface BackupSettings {
  /** The folder of the backups. */
  folder: string;
  /** How long backups are kept. */
  days: number;
  dump: () => Promise<Blob>;
}

/** Writes the embedded database into a file atomically and removes expired backups. */
export async function backUp({ folder, days, dump }: BackupSettings, now = new Date()): Promise<string> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  const file = join(folder, `${now.toISOString().replaceAll(/[:.]/g, '-')}.tar.gz`);
  const unfinished = `${file}.new`;
  const content = await dump();
  await writeFile(unfinished, Buffer.from(await content.arrayBuffer()), { mode: 0o600, flush: true });
  await rename(unfinished, file);
  const oldest = new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString().replaceAll(/[:.]/g, '-');
  for (const name of readdirSync(folder)) {
    const [, at = ''] = isBackup.exec(name) ?? [];
    if ((at && at < oldest) || name.endsWith('.tar.gz.new')) await rm(join(folder, name));
  }
  return file;
}
