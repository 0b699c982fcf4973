import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { type Sql, sqlOn, type DatabaseConnection } from '../database/database.ts';
import { type Keys, boundTo, fingerprintOf } from '../database/keys.ts';
import { migrationFiles } from '../database/migrations/migration-files.ts';
import { SettingError } from '../settings/setting-error.ts';
import { version } from '../version.ts';

const Content = { bytes: z.int(), sha256: z.string() };

/** Keys are made by the server; one that leads out of its folder was made by somebody else. */
const Key = z.string().check(z.regex(/^(?!.*\.\.)[\w-][\w./-]*$/));

const Manifest = z.object({
  format: z.literal(1),
  /** The version of the server that wrote it. */
  version: z.string(),
  made_at: z.string(),
  /** The fingerprint of the keys that the database belongs to; null when no server has used it yet. */
  keys: z.nullable(z.string()),
  migrations: z.array(z.object({ version: z.string(), name: z.string(), hash: z.nullable(z.string()) })),
  database: z.object(Content),
  /** The stored files of documents and logos; null where a bucket keeps them and they were left there. */
  files: z.nullable(z.array(z.object({ key: Key, ...Content }))),
  /** Files that the database names and the storage does not have. */
  missing: z.array(z.string()),
});

/** What a backup or an export holds, with the hash of each part. */
export type Manifest = z.infer<typeof Manifest>;

const nameOfManifest = 'manifest.json';

/** What the database says of itself for a manifest. */
export async function describe(sql: Sql): Promise<Pick<Manifest, 'keys' | 'migrations'>> {
  const migrations = await sql<Manifest['migrations'][number]>`
    select version, coalesce(name, '') as name, to_jsonb(it) ->> 'hash' as hash
    from supabase_migrations.schema_migrations it order by version`;
  return { keys: await boundTo(sql), migrations };
}

/** Writes the manifest, which is the last file of a backup or an export: without it the rest is not whole. */
export async function writeManifest(
  folder: string,
  facts: Omit<Manifest, 'format' | 'version' | 'made_at'>,
  now = new Date(),
): Promise<Manifest> {
  const manifest: Manifest = { format: 1, version, made_at: now.toISOString(), ...facts };
  await writeFile(join(folder, nameOfManifest), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });
  return manifest;
}

/** Reads the manifest of a backup or an export. Rejects with `SettingError` when it was never finished. */
export async function readManifest(folder: string): Promise<Manifest> {
  const file = join(folder, nameOfManifest);
  if (!existsSync(folder)) throw new SettingError(`There is no folder ${folder}.`);
  if (!existsSync(file))
    throw new SettingError(`${folder} has no manifest.json, so it was interrupted and is not whole: make it again.`);
  const given = await readFile(file, 'utf8')
    .then((text) => JSON.parse(text) as { format?: unknown } | null)
    .catch(() => null);
  if (typeof given?.format === 'number' && given.format > 1) throw newer(folder, given);
  const read = Manifest.safeParse(given);
  if (!read.success)
    throw new SettingError(`The manifest.json in ${folder} cannot be read: bring it back from a copy.`);
  return read.data;
}

/**
 * Checks that this server can take what the manifest describes, before anything is changed: its version, its keys, and
 * each of its bytes. Rejects with `SettingError`.
 */
export async function checkManifest(folder: string, manifest: Manifest, file: string, keys: Keys): Promise<void> {
  const known = migrationFiles();
  for (const { version: id, name, hash } of manifest.migrations) {
    const mine = known.find((it) => it.version === id);
    if (!mine) throw newer(folder, manifest);
    if (hash && hash !== mine.hash)
      throw new SettingError(
        `${folder} was made with another text of the migration ${id}_${name}: bring back supabase/migrations as it was released.`,
      );
  }
  requireFingerprint(folder, manifest.keys, keys);
  const parts = [{ path: file, ...manifest.database }];
  for (const { key, ...content } of manifest.files ?? []) parts.push({ path: `files/${key}`, ...content });
  for (const { path, bytes, sha256 } of parts) {
    const found = await contentOf(join(folder, path)).catch(() => undefined);
    if (found?.bytes !== bytes || found.sha256 !== sha256)
      throw new SettingError(`${join(folder, path)} is missing or was changed: bring ${folder} back from a copy.`);
  }
}

/** Rejects with `SettingError` where the keys of this server are not those that the data belongs to. */
export function requireFingerprint(source: string, fingerprint: string | null, keys: Keys): void {
  if (fingerprint && fingerprint !== fingerprintOf(keys))
    throw new SettingError(
      `The keys of this server are not those of ${source}: bring back the SECRET_KEY or the secrets.json of that time.`,
    );
}

/** The size and the hash of a file. */
export async function contentOf(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer);
  return { bytes: (await stat(path)).size, sha256: hash.digest('hex') };
}

/** The keys of all files that the database names, in order. */
export const namedKeys = async ({ db }: Pick<DatabaseConnection, 'db'>): Promise<string[]> => {
  const rows = await sqlOn(db)<{ key: string }>`select distinct private.stored_keys() as key order by 1`;
  return rows.map(({ key }) => key);
};

const newer = (folder: string, given: object) =>
  new SettingError(
    `${folder} was made by version ${'version' in given ? String(given.version) : 'unknown'}, which knows more than this one (${version}): use that version or a newer one.`,
  );
