import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';

const folder = new URL('../../../../../supabase/migrations/', import.meta.url);

/** A file of `supabase/migrations`: its 14 digits, its name, its text and the hash of the text. */
export interface Migration {
  version: string;
  name: string;
  script: string;
  hash: string;
}

let read: Migration[] | undefined;

/** Reads the files once, in order: they do not change while a server runs. */
export const migrationFiles = (): Migration[] => (read ??= onDisk());

const onDisk = (): Migration[] =>
  readdirSync(folder)
    .filter((it) => it.endsWith('.sql'))
    .toSorted()
    .map((file) => {
      const [, version = '', name = ''] = /^(\d{14})_(.+)\.sql$/.exec(file) ?? [];
      return migration(version, name, readFileSync(new URL(file, folder), 'utf8'));
    });

/** Hashes a migration independently of the line endings of a checkout. */
export const migration = (version: string, name: string, script: string): Migration => ({
  version,
  name,
  script,
  hash: createHash('sha256').update(script.replaceAll('\r\n', '\n')).digest('hex'),
});
