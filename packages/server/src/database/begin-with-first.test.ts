import { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { startPostgres } from '../testing/postgres.ts';
import { beginWithFirst } from './begin-with-first.ts';
import { type Sql, sqlOn } from './database.ts';

const postgres = await startPostgres();

/** Why these tests are skipped; empty where they run. */
const reason = 'reason' in postgres ? ` (skipped, for no Postgres starts here: ${postgres.reason})` : '';

const heard: Buffer[] = [];
const stream = () => new Socket().on('data', (piece) => heard.push(piece));
const connectionString = 'url' in postgres ? postgres.url : '';
const pool = new Pool({ connectionString, max: 1, stream }).on('connect', (client) => {
  client.on('error', () => undefined);
  beginWithFirst(client);
});
const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });

afterAll(async () => {
  await pool.end();
  if ('url' in postgres) await postgres.stop();
});

/** The message of the database that it is ready for more, without the state of the transaction at its end. */
const isReady = Buffer.from([0x5a, 0, 0, 0, 5]);

/** How often the database said so: once for each way there and back. */
function answers() {
  const all = Buffer.concat(heard);
  let count = 0;
  for (let at = all.indexOf(isReady); at >= 0; at = all.indexOf(isReady, at + 1)) count += 1;
  return count;
}

test.skipIf(reason)(`a transaction goes to the database once for each statement and once to end${reason}`, async () => {
  await pool.query('select 1');
  const before = answers();
  const rows = await db.transaction().execute(async (tx) => {
    const [first] = await sqlOn(tx)`select ${'a "b" \\ \'c\''}::text as it, pg_current_xact_id_if_assigned() as id`;
    const [second] = await sqlOn(tx)`select now() = statement_timestamp() as is_own_transaction`;
    return [first, second];
  });
  expect(rows).toEqual([{ it: 'a "b" \\ \'c\'', id: null }, { is_own_transaction: false }]);
  expect(answers() - before).toBe(3);
});

test.skipIf(reason)(
  `whatever goes wrong in one, nothing of it stays, and the next is not touched${reason}`,
  async () => {
    const sql = sqlOn(db);
    await sql`create table kept (it int primary key)`;
    const count = async () => (await sql<{ count: number }>`select count(*)::int from kept`)[0]?.count;
    const tries: Record<string, (sql: Sql) => Promise<unknown>> = {
      'division by zero': (sql) => sql`insert into kept values (${7} / 0)`,
      'relation "gone" does not exist': (sql) => sql`insert into gone values (1)`,
      'changed my mind': async (sql) => {
        await sql`insert into kept values (${7})`;
        throw new Error('changed my mind');
      },
      'at once': () => Promise.reject(new Error('at once')),
    };
    for (const [message, work] of Object.entries(tries)) {
      await expect(db.transaction().execute((tx) => work(sqlOn(tx)))).rejects.toThrow(message);
      expect(await count()).toBe(0);
    }
    await db.transaction().execute(async () => undefined);
    await db.transaction().execute((tx) => sqlOn(tx)`insert into kept values (8)`);
    expect(await count()).toBe(1);
  },
);
