import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  rmdirSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inject } from 'vitest';
import { migrateDatabase } from './migrated-postgres.ts';

const root = new URL('../../../../', import.meta.url).pathname;

/** All that decides how a migrated, empty embedded database looks. */
const sources = [
  'pnpm-lock.yaml',
  'supabase/migrations/*.sql',
  'packages/server/src/{backend,auth/harden-tokens}.ts',
  'packages/server/src/database/**/*.{ts,sql}',
];

const kept = join(root, 'node_modules/.cache/migrated-database');

/** The database that folders are copied from. It is kept from run to run, because to make it takes 12 CPU seconds. */
async function keptTemplate(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root }).toSorted())
    hash.update(file).update(readFileSync(join(root, file)));
  const folder = join(kept, hash.digest('hex'));
  // One of the workers makes it, and the others wait.
  const turn = join(inject('folder'), 'turn');
  while (!existsSync(folder))
    if (takesTurn(turn)) await make(folder).finally(() => rmdirSync(turn));
    else await sleep(100);
  return folder;
}

function takesTurn(turn: string): boolean {
  try {
    mkdirSync(turn);
    return true;
  } catch {
    return false;
  }
}

/** Makes the database, unless another worker just has, and removes those of earlier sources. */
async function make(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  rmSync(kept, { recursive: true, force: true });
  mkdirSync(kept, { recursive: true });
  const half = join(kept, 'half');
  await migrateDatabase({ folder: half });
  renameSync(half, folder);
}

// Here, and not in a test, whose time limit is shorter than a slow machine needs.
const template = await keptTemplate();

/** A new folder with a migrated, empty embedded database, as the folder itself or under a name in it. */
export function migratedFolder(name = ''): string {
  const folder = mkdtempSync(join(inject('folder'), 'copy-'));
  cpSync(template, join(folder, name), { recursive: true });
  return folder;
}
