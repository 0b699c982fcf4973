// Guards packages/server/src/database/postgres.ts packages/server/src/http/answer/to-api-error.ts
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, inject, onTestFinished, test } from 'vitest';
import { toApiError } from '../http/answer/to-api-error.ts';
import { sqlOn } from './database.ts';
import { openPostgres } from './postgres.ts';

const url = inject('superuserUrl');
const without = url ? '' : ' (skipped, for no Postgres starts here)';
const failureOf = async (work: Promise<unknown>) => toApiError(await work.catch((error: unknown) => error));

test.skipIf(!url)(`a call ends when a statement or the wait for a connection takes too long${without}`, async () => {
  const connection = await openPostgres(url, 1, 'DATABASE_URL', { connectMs: 500, statementMs: 300 });
  onTestFinished(() => connection.close());
  const sql = sqlOn(connection.db);
  expect(await failureOf(sql`select pg_sleep(20)`)).toMatchObject({
    code: 'unavailable',
    message: 'This is taking too long. Try again in a moment.',
  });

  const { promise: held, resolve: free } = Promise.withResolvers<void>();
  const holding = connection.db.transaction().execute(async (tx) => {
    await sqlOn(tx)`select 1`;
    await held;
  });
  expect(await failureOf(sql`select 1`)).toMatchObject({ code: 'unavailable' });
  free();
  await holding;
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
  await connection.run('select pg_sleep(1)');
});

test('a start ends with one line when Postgres stays silent', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => void silent.close());
  const address = `postgres://app@127.0.0.1:${(silent.address() as AddressInfo).port}/mediation`;
  const begun = performance.now();
  await expect(openPostgres(address, 1, 'DATABASE_URL', { connectMs: 300, statementMs: 300 })).rejects.toThrow(
    /^The database of DATABASE_URL cannot be reached: .*timeout/,
  );
  expect(performance.now() - begun).toBeLessThan(5000);
});
