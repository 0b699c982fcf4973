import { PostgresConnection } from '@supabase/lite/postgres';
import { Kysely, PostgresDialect } from 'kysely';
import { Client, Pool, escapeIdentifier, types } from 'pg';
import { SettingError } from '../settings/env.ts';
import type { DatabaseConnection } from './database.ts';
import { isoTime, timestamptz } from './iso-time.ts';
import { keepGrants } from './keep-grants.ts';

// The same types that PGlite returns: text for times and dates, numbers for bigint.
types.setTypeParser(types.builtins.TIMESTAMPTZ, isoTime);
types.setTypeParser(types.builtins.DATE, (it) => it);
types.setTypeParser(types.builtins.INT8, Number);

// Lite passes JSON as text; the default serializer would encode it again as a JSON string.
const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const parse = (text: string): unknown => JSON.parse(text);
const json = { to: types.builtins.JSON, from: [types.builtins.JSON], serialize: asText, parse };
// Otherwise `/rest/v1` would answer times as Postgres prints them, which not every browser reads.
const time = { to: timestamptz, from: [timestamptz], serialize: (it: unknown) => it, parse: isoTime };
const jsonb = { to: types.builtins.JSONB, from: [types.builtins.JSONB], serialize: asText, parse };

const reconnectAfterMs = 1000;

/** The key of the advisory lock that a starting server takes; the number is arbitrary. */
const startLock = 7_303_014;

/** How long this server waits for Postgres. A call is given up after 30 seconds. */
interface Patience {
  /** For a connection, new or of the pool, in milliseconds. */
  connectMs: number;
  /** For one statement of a call or a job, in milliseconds; migrations and exports take what they need. */
  statementMs: number;
}

const patience: Patience = { connectMs: 10_000, statementMs: 60_000 };

/**
 * Connects to Postgres 15 or later. Lite gets a pool of its own of the same size. Rejects with `SettingError` when the
 * server is unreachable, or its database would refuse letters; it names the setting that holds the URL.
 */
export async function openPostgres(
  url: string,
  poolSize = 10,
  setting = 'DATABASE_URL',
  { connectMs, statementMs }: Patience = patience,
): Promise<DatabaseConnection & { lite: PostgresConnection }> {
  const options = `-c timezone=UTC -c statement_timeout=${statementMs}`;
  const reach = { connectionString: url, connectionTimeoutMillis: connectMs, keepAlive: true };
  const pool = new Pool({ ...reach, max: poolSize, options });
  pool.on('error', () => undefined);
  // Of their own, because a limit may be asked while all others are in transactions.
  const limitsPool = new Pool({ ...reach, max: 2, options });
  limitsPool.on('error', () => undefined);
  const { rows } = await pool
    .query<{ server_encoding: string }>('show server_encoding')
    .catch((cause: Error & { code?: string }) => {
      throw new SettingError(`The database of ${setting} cannot be reached: ${cause.message || cause.code}.`);
    });
  const encoding = rows[0]?.server_encoding;
  if (encoding !== 'UTF8') {
    await pool.end();
    throw new SettingError(
      `The database of ${setting} keeps text as ${encoding}: create it with the encoding UTF8, ` +
        'see "The database role" in docs/deploy.md.',
    );
  }
  const lite = new PostgresConnection({
    url,
    postgresOptions: {
      max: poolSize,
      connect_timeout: connectMs / 1000,
      connection: { options: `-c statement_timeout=${statementMs}` },
      onnotice: () => undefined,
      types: { json, jsonb, timestamptz: time },
    },
  });
  keepGrants(lite);
  const listeners = new Set<Client>();
  let isClosed = false;

  async function listen(channel: string, onPayload: (payload: string) => void, onLost: () => void): Promise<void> {
    const client = new Client(reach);
    client.on('notification', (it) => onPayload(it.payload ?? ''));
    client.on('error', () => undefined);
    await client.connect();
    await client.query(`listen ${escapeIdentifier(channel)}`);
    listeners.add(client);
    const comeBack = () =>
      setTimeout(() => {
        if (!isClosed) listen(channel, onPayload, onLost).catch(comeBack);
      }, reconnectAfterMs);
    client.on('end', () => {
      listeners.delete(client);
      if (isClosed) return;
      onLost();
      comeBack();
    });
  }

  return {
    lite,
    pool,
    limitsPool,
    db: new Kysely({
      dialect: new PostgresDialect({
        pool: { options: pool.options, connect: () => connected(pool), end: () => pool.end() },
      }),
    }),
    run: (script) => runOn(pool, script),
    listen,
    alone: async (work) => {
      const client = new Client(reach);
      await client.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [startLock]);
        return await work();
      } finally {
        await client.end();
      }
    },
    close: async () => {
      isClosed = true;
      await Promise.all([...listeners].map((it) => it.end()));
      await lite.close();
      await Promise.all([pool.end(), limitsPool.end()]);
    },
  };
}

/** A free connection of the pool. The pool's own error for none in time has no code. */
const connected = (pool: Pool) =>
  pool.connect().catch((cause: Error & { code?: string }) => {
    throw cause.code ? cause : Object.assign(cause, { code: 'ETIMEDOUT' });
  });

async function runOn(pool: Pool, script: string): Promise<void> {
  const client = await connected(pool);
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await client.query(script);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
