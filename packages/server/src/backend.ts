import { createHmac } from 'node:crypto';
import { type OpenSeal, openSeal, type OwnSeal } from './agreement-files/seal/open-seal.ts';
import type { Dumpable } from './backups/back-up.ts';
import { type VerifyToken, createVerifier } from './auth/token.ts';
import { hardenTokens } from './auth/harden-tokens.ts';
import { providerHealth } from './auth/provider-health.ts';
import { type Identity, createIdentity } from './auth/identity.ts';
import { type DatabaseConnection, sqlOn } from './database/database.ts';
import type { Keys } from './database/keys.ts';
import { type SupabaseFetch, openLite } from './database/lite.ts';
import { setUpDatabase } from './database/set-up-database.ts';
import { migrate, missingMigrations } from './database/migrations/migrate.ts';
import { openPglite } from './database/pglite.ts';
import { openPostgres } from './database/postgres.ts';
import { requireRoles } from './database/roles.ts';
import { setUpEmbedded } from './database/set-up-embedded.ts';
import type { HealthPart } from './operations/health-rows.ts';
import type { HostedSupabase } from './settings/env.ts';
import { type FileSettings, type Files, openFiles, temporaryFiles } from './files/files.ts';
import { supabaseMail } from './mail/supabase-mail.ts';

/** The database, the identity provider and, when embedded, the Supabase that this process serves. */
export interface Backend extends DatabaseConnection {
  identity: Identity;
  /** Checks a hosted identity provider; absent where this server is its own. */
  provider?: () => Promise<HealthPart>;
  verifyToken: VerifyToken;
  files: Files;
  /** The origin of a hosted Supabase; empty for this server's own origin. */
  supabaseUrl: string;
  publishableKey: string;
  /** The only origin that may send writes from a browser; by default the host that the browser addressed. */
  publicOrigin?: string | undefined;
  /** The HMAC key that replaces ids of people in the log; equal on all servers of one database. */
  logKey: string;
  /** Signs the device cookies; equal on all servers of one database. */
  deviceKey: string;
  /** Encrypts the secrets of second factors; equal on all servers of one database, and never in it. */
  factorKey: string;
  /** The key that seals files. */
  openSeal: OpenSeal;
  /** Answers `/auth/v1` and `/rest/v1`; absent with a hosted Supabase. */
  supabaseFetch?: SupabaseFetch;
}

interface EmbeddedOptions {
  /** The URL of a Postgres that is used instead of PGlite. */
  databaseUrl?: string | undefined;
  /** The URL of the role that owns its tables and sets them up; by default the server's own role does both. */
  migrationUrl?: string | undefined;
  /** The number of connections in each of its two pools. */
  databasePool?: number;
  /** The folder of PGlite; without one the database is in memory. */
  folder?: string;
  secrets: Keys;
  siteUrl: string;
  /** By default the platform makes a key, and seals have no time stamp. */
  seal?: OwnSeal | undefined;
  /** The storage of documents; a temporary folder by default. */
  files?: FileSettings;
  /** Runs before an embedded database is migrated that an earlier version has used. */
  onUpgrade?: ((database: Dumpable) => Promise<void>) | undefined;
}

interface HostedOptions {
  secrets: Keys;
  siteUrl: string;
  seal?: OwnSeal | undefined;
  databasePool?: number;
  files?: FileSettings;
  migrationUrl?: string | undefined;
}

const keyFor = (purpose: string, secret: string) => createHmac('sha256', secret).update(purpose).digest('hex');

/** The embedded Supabase: Lite on PGlite or on a Postgres, with the platform scripts and the migrations applied. */
export async function embeddedBackend({
  databaseUrl,
  migrationUrl,
  databasePool,
  folder,
  secrets,
  siteUrl,
  seal,
  files,
  onUpgrade,
}: EmbeddedOptions): Promise<Backend> {
  const connection = databaseUrl ? await openPostgres(databaseUrl, databasePool) : await openPglite(folder);
  const sql = sqlOn(connection.db);
  const email = supabaseMail(sql);
  const lite = await openLite(connection.lite, secrets, siteUrl, email);
  await setUpDatabase(connection, migrationUrl, async (owner) => {
    await beforeUpgrade(connection, onUpgrade);
    await setUpEmbedded(owner, connection, owner === connection ? lite : await openLite(owner.lite, secrets, siteUrl));
  });
  const supabaseFetch = hardenTokens(lite.fetch, sql);
  const inProcess = (input: RequestInfo | URL, init?: RequestInit) => supabaseFetch(new Request(input, init));
  return {
    ...connection,
    supabaseFetch,
    files: files ? openFiles(files) : temporaryFiles(),
    supabaseUrl: '',
    logKey: keyFor('log', secrets.secretKey),
    deviceKey: keyFor('device', secrets.secretKey),
    factorKey: keyFor('factor', secrets.secretKey),
    openSeal: openSeal({ sql, key: keyFor('seal', secrets.secretKey), siteUrl }, seal),
    publishableKey: secrets.publishableKey,
    identity: createIdentity({ url: siteUrl, publishableKey: secrets.publishableKey, fetch: inProcess }),
    verifyToken: createVerifier({ secret: secrets.jwtSecret }),
  };
}

async function beforeUpgrade({ db, dump }: DatabaseConnection, onUpgrade: EmbeddedOptions['onUpgrade']): Promise<void> {
  if (!dump || !onUpgrade) return;
  const sql = sqlOn(db);
  const [history] = await sql<{ exists: boolean }>`
    select to_regclass('supabase_migrations.schema_migrations') is not null as exists`;
  if (history!.exists && (await missingMigrations(sql)).length > 0) await onUpgrade({ db, dump });
}

/** A hosted Supabase, which provides auth, reads and realtime; the migrations are applied to its Postgres. */
export async function hostedBackend(
  { url, publishableKey, jwtSecret }: HostedSupabase,
  databaseUrl: string,
  { secrets, siteUrl, seal, databasePool, files, migrationUrl }: HostedOptions,
): Promise<Backend> {
  const connection = await openPostgres(databaseUrl, databasePool);
  await requireRoles(connection);
  await setUpDatabase(connection, migrationUrl, async (owner) => void (await migrate(owner)));
  return {
    ...connection,
    files: files ? openFiles(files) : temporaryFiles(),
    logKey: keyFor('log', databaseUrl),
    deviceKey: keyFor('device', databaseUrl),
    factorKey: keyFor('factor', secrets.secretKey),
    openSeal: openSeal({ sql: sqlOn(connection.db), key: keyFor('seal', secrets.secretKey), siteUrl }, seal),
    supabaseUrl: url,
    publishableKey,
    identity: createIdentity({ url, publishableKey }),
    provider: () => providerHealth({ url, publishableKey }),
    verifyToken: createVerifier(
      jwtSecret ? { secret: jwtSecret } : { jwksUrl: `${url}/auth/v1/.well-known/jwks.json` },
    ),
  };
}

/** Sets the registration policy that the triggers of the database apply. */
export const setRegistration = async ({ db }: DatabaseConnection, registration: 'open' | 'approval') => {
  await sqlOn(db)`update private.settings set registration = ${registration}`;
};
