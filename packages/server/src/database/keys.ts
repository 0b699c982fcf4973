import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { SettingError } from '../settings/env.ts';
import { type DatabaseConnection, type Sql, sqlOn } from './database.ts';

const Keys = z.object({ jwtSecret: z.string(), publishableKey: z.string(), secretKey: z.string() });

/** The keys of an embedded server. */
export type Keys = z.infer<typeof Keys>;

const keysFrom = (keyOf: (name: string) => Buffer): Keys => ({
  jwtSecret: keyOf('jwt').toString('base64url'),
  publishableKey: `sb_publishable_${keyOf('publishable').toString('base64url')}`,
  secretKey: `sb_secret_${keyOf('secret').toString('base64url')}`,
});

/**
 * The keys of this server: derived from `secret` if set, otherwise created at the first start and kept in the folder.
 */
export const readKeys = (folder: string, secret: string | undefined): Keys =>
  secret ? keysFrom((name) => Buffer.from(hkdfSync('sha256', secret, '', name, 32))) : keysIn(folder);

function keysIn(folder: string): Keys {
  const file = join(folder, 'secrets.json');
  try {
    if (!existsSync(file)) makeKeys(folder, file);
    if (statSync(file).mode & 0o077) chmodSync(file, 0o600);
  } catch (error) {
    if (!isReadOnly(error) || !existsSync(file))
      throw new SettingError(`The data folder ${folder} cannot be used: ${(error as Error).message}.`);
  }
  try {
    return Keys.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new SettingError(`The keys in ${file} cannot be read: bring back the file from a copy.`);
  }
}

/** A mounted file keeps its permissions, because its owner chose them. */
const isReadOnly = (error: unknown) => ['EROFS', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '');

/** When several servers start at once on one folder, all of them get the keys of the first. */
function makeKeys(folder: string, file: string): void {
  const made = `${file}.${process.pid}.new`;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(
    made,
    JSON.stringify(
      keysFrom(() => randomBytes(32)),
      null,
      2,
    ),
    { mode: 0o600 },
  );
  try {
    linkSync(made, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(made, { force: true });
  }
}

/** Whether this server has keys already; otherwise its first start makes them. */
export const hasKeys = (folder: string, secret: string | undefined): boolean =>
  secret !== undefined || existsSync(join(folder, 'secrets.json'));

/** The hash by which a database remembers its keys. */
export const fingerprintOf = ({ jwtSecret, publishableKey, secretKey }: Keys) =>
  createHmac('sha256', secretKey).update(`${jwtSecret} ${publishableKey}`).digest('hex');

/** Binds a new database to these keys. Rejects with `SettingError` when it is bound to other keys. */
export async function requireKeys({ db }: Pick<DatabaseConnection, 'db'>, keys: Keys): Promise<void> {
  const fingerprint = fingerprintOf(keys);
  const [kept] = await sqlOn(db)<{ fingerprint: string }>`
    insert into private.server_keys (fingerprint) values (${fingerprint})
    on conflict (is_only) do update set fingerprint = server_keys.fingerprint returning fingerprint`;
  if (kept?.fingerprint !== fingerprint)
    throw new SettingError(
      'The keys of this server are not those of its database: bring back SECRET_KEY or secrets.json, ' +
        'or see "Changing the keys" in docs/operations.md.',
    );
}

/** The fingerprint of the keys that a database is bound to; null when no server has used it yet. */
export async function boundTo(sql: Sql): Promise<string | null> {
  const [kept] = await sql<{ fingerprint: string }>`select fingerprint from private.server_keys`;
  return kept?.fingerprint ?? null;
}

/**
 * Binds a database to these keys, regardless of its earlier ones. What those encrypted and hashed of second factors is of no
 * use any more and is removed.
 */
export async function acceptKeys({ db }: Pick<DatabaseConnection, 'db'>, keys: Keys): Promise<void> {
  await sqlOn(db)`
    insert into private.server_keys (fingerprint) values (${fingerprintOf(keys)})
    on conflict (is_only) do update set fingerprint = excluded.fingerprint`;
  // A database of an earlier version has no second factors.
  const [factors] = await sqlOn(db)<{ exist: boolean }>`select to_regclass('private.code_apps') is not null as exist`;
  if (!factors?.exist) return;
  await sqlOn(db)`delete from private.code_apps`;
  await sqlOn(db)`delete from private.recovery_codes`;
}
